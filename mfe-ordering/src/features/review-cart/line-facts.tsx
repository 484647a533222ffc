import { AllergenText, CaffeineText } from '../../catalogue/item-facts.tsx';
import type { ItemFacts } from '../../cart/use-cart-items.ts';
import s from './cart-lines.module.css';

/** Allergens and caffeine of one unit as it is configured (ORD-124); nothing while they are loaded, and for merchandise. */
export const LineFacts = ({ facts }: { readonly facts: ItemFacts | undefined }) =>
  facts && facts.allergenStatus !== 'NOT_FOOD' ? (
    <div className={s.facts}>
      <AllergenText names={facts.allergens} unknownIn={facts.allergensUnknownIn} />
      {facts.caffeine !== 0 && <CaffeineText caffeine={facts.caffeine} />}
    </div>
  ) : null;
