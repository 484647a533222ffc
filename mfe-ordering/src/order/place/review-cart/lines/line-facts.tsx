import { Skeleton } from '@crema/shared-ui';
import { AllergenText, CaffeineText } from '../../../../catalogue/item-facts.tsx';
import type { ItemFacts } from '../../../../cart/use-cart-items.ts';
import s from './cart-lines.module.css';

interface LineFactsProps {
  readonly facts: ItemFacts | undefined;
  readonly isLoading: boolean;
}
/** Allergens and caffeine of one unit as it is configured (ORD-124): two lines, whose space is reserved while they are loaded; nothing for merchandise. */
export const LineFacts = ({ facts, isLoading }: LineFactsProps) => {
  if (!facts)
    return (
      isLoading && (
        <div className={s.facts}>
          <Skeleton count={2} />
        </div>
      )
    );
  return facts.allergenStatus !== 'NOT_FOOD' ? (
    <div className={s.facts}>
      <AllergenText names={facts.allergens} unknownIn={facts.allergensUnknownIn} />
      {facts.caffeine !== 0 && <CaffeineText caffeine={facts.caffeine} />}
    </div>
  ) : null;
};
