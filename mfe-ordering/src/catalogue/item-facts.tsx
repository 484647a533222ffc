import { FormattedMessage, useIntl } from 'react-intl';

interface AllergenTextProps {
  readonly names: readonly string[];
  /** The names of the parts whose allergens are unknown. */
  readonly unknownIn: readonly string[];
}
/** The allergens of an item, and the parts of it whose allergens are unknown; nothing is ever said to be made without an allergen (D-147). */
export const AllergenText = ({ names, unknownIn }: AllergenTextProps) => {
  const intl = useIntl();
  return (
    <>
      {names.length > 0 && (
        <p>
          <FormattedMessage id="ordering.product.contains" values={{ allergens: intl.formatList(names) }} />
        </p>
      )}
      {unknownIn.length > 0 && (
        <p>
          <FormattedMessage
            id="ordering.product.allergensUnknown"
            values={{ names: intl.formatList(unknownIn) }}
          />
        </p>
      )}
    </>
  );
};

/** In mg; undefined or null where it is unknown (D-147). */
export const CaffeineText = ({ caffeine }: { readonly caffeine: number | null | undefined }) => (
  <p>
    {caffeine === undefined || caffeine === null ? (
      <FormattedMessage id="ordering.item.caffeineUnknown" />
    ) : (
      <FormattedMessage id="ordering.item.caffeine" values={{ caffeine }} />
    )}
  </p>
);
