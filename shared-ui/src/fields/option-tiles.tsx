import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import s from './option-tiles.module.css';

export interface OptionTile<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A small line below the label, e.g. “12 fl oz”. */
  detail?: ReactNode;
  /** A picture above the label, e.g. a CupSizePicture. */
  art?: ReactNode;
  disabled?: boolean;
  /** Takes the width of two tiles, for a longer label. */
  wide?: boolean;
}

export interface OptionTilesProps<Value extends string> extends ChoiceGroupProps<Value> {
  options: readonly OptionTile<Value>[];
  /** Four short labels stay in one line on a phone. */
  small?: boolean;
}

/** A choice of one, each option with its picture, e.g. cup sizes. */
export const OptionTiles = <Value extends string>({ options, small, ...group }: OptionTilesProps<Value>) => (
  <ChoiceGroup
    {...group}
    look={classNames(s.tiles, small && s.small)}
    choices={options.map(({ value, label, detail, art, disabled, wide }) => ({
      value,
      disabled,
      look: classNames(s.tile, wide && s.wide),
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
