import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import s from './option-tiles.module.css';

export interface OptionTile<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A small line below the label, e.g. “12 fl oz”. */
  detail?: ReactNode;
  /** A picture above the label, e.g. a CupSizeArt. */
  art?: ReactNode;
  disabled?: boolean;
}

export interface OptionTilesProps<Value extends string> extends ChoiceGroupProps<Value> {
  options: readonly OptionTile<Value>[];
}

/** A choice of one, each option with its picture, e.g. cup sizes. */
export const OptionTiles = <Value extends string>({ options, ...group }: OptionTilesProps<Value>) => (
  <ChoiceGroup
    {...group}
    look={s.tiles}
    choices={options.map(({ value, label, detail, art, disabled }) => ({
      value,
      disabled,
      look: s.tile,
      children: (
        <>
          {art && <span className={s.art}>{art}</span>}
          <span className={s.label}>{label}</span>
          {detail && <span className={s.detail}>{detail}</span>}
        </>
      ),
    }))}
  />
);
