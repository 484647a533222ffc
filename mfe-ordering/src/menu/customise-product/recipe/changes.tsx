import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Card, Heading, Tag } from '@crema/shared-ui';
import type { OptionProps } from './option-props.ts';
import { inSentence } from '../../../cart/in-sentence.ts';
import { optionPanels } from './option-panels.rules.ts';
import { differencesIn, standardRecipe, type DifferenceKind } from './recipe.rules.ts';
import s from './changes.module.css';

const phrases = {
  chosen: 'ordering.change.chosen',
  added: 'ordering.change.quantity',
  changed: 'ordering.change.changed',
  removed: 'ordering.change.removed',
} as const satisfies Record<DifferenceKind, string>;

/** The differences from the standard recipe, with a button that resets them (D-36). */
export const Changes = memo(({ product, recipe, onChange }: OptionProps) => {
  const intl = useIntl();
  const differences = differencesIn(product, recipe);
  if (optionPanels(product).length === 0) return null;
  return (
    <Card as="section" tone="tinted" padding="small" aria-labelledby="changes-title">
      <div className={s.head}>
        <Heading level={2} size="small" id="changes-title">
          <FormattedMessage id="ordering.change.title" />
        </Heading>
        {differences.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange(({ sizeCode }) => ({ ...standardRecipe(product), sizeCode }))}
          >
            <FormattedMessage id="ordering.change.reset" />
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {differences.length === 0 ? (
          <p className={s.none}>
            <FormattedMessage id="ordering.change.none" />
          </p>
        ) : (
          <ul role="list" className={s.list}>
            {differences.map(({ option, quantity, kind }) => (
              <li key={option.sku}>
                <Tag tone={kind === 'removed' ? 'neutral' : 'highlight'} className={s.tag ?? ''}>
                  {intl.formatMessage(
                    { id: phrases[kind] },
                    {
                      quantity,
                      option: kind === 'removed' ? inSentence(option.name, intl.locale) : option.name,
                      standard: option.defaultQuantity,
                    },
                  )}
                </Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
});
