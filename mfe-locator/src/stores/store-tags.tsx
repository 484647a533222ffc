import { FormattedMessage } from 'react-intl';
import { useOrderStore } from '@crema/remote-kit';
import { brand, type StoreSummary } from '@crema/shared-contracts';
import { Tag, type IconName, type Tone } from '@crema/shared-ui';
import s from './store-tags.module.css';

interface Row {
  readonly id: string;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly applies: (store: StoreSummary, chosen: string | undefined) => boolean;
}
/** The tag for the customer's relation to a store; the first row that applies is shown. */
const rows: readonly Row[] = [
  {
    id: 'chosen',
    tone: 'success',
    icon: 'check',
    applies: ({ storeNumber }, chosen) => storeNumber === chosen,
  },
  {
    id: 'usual',
    tone: 'accent',
    icon: 'receipt',
    applies: (store) => store.recommendationReason === 'USUAL',
  },
  {
    id: 'svcOnly',
    tone: 'warning',
    icon: 'card',
    applies: ({ mobileOrdering: { availability, svcOnly = false } }) => svcOnly && availability === 'READY',
  },
];

/** Tags of a store: yours, ordered from, warnings (LOC-030). A favourite has no tag, because its heart shows it. */
export const StoreTags = ({ store }: { readonly store: StoreSummary }) => {
  const chosen = useOrderStore()?.storeNumber;
  const shown = rows.filter(({ applies }) => applies(store, chosen));
  if (shown.length + store.warningLabels.length === 0) return null;
  return (
    <ul role="list" className={s.tags}>
      {shown.map(({ id, tone, icon }) => (
        <li key={id}>
          <Tag tone={tone} icon={icon}>
            <FormattedMessage id={`locator.tag.${id}`} values={brand} />
          </Tag>
        </li>
      ))}
      {store.warningLabels.map(({ code, label }) => (
        <li key={code}>
          <Tag tone="warning" icon="alert">
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  );
};
