import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import type { StoreReply, StoreSummary } from '@crema/shared-contracts';
import { Heading, Icon, Tag, Text } from '@crema/shared-ui';
import { shownAmenities } from '../../../stores/amenities.rules.ts';
import { pickupOptionsOf } from '../../../stores/pickup-options.rules.ts';
import s from './store-sheet.module.css';

interface Leveled {
  /** The level of the heading: 3 in a sheet, which has a title. */
  readonly level?: 2 | 3;
}

/** The pickup options of this store, and the customers that may order ahead. */
export const StorePickup = ({ store, level = 3 }: { readonly store: StoreSummary } & Leveled) => {
  const headingId = useId();
  const options = pickupOptionsOf(store);
  const { availability, guestOrdering } = store.mobileOrdering;
  return (
    <section aria-labelledby={headingId} className={s.block}>
      <Heading level={level} size="small" id={headingId}>
        <FormattedMessage id="locator.details.pickup" />
      </Heading>
      <ul role="list" className={s.ways}>
        {options.map(({ code, name, icon, available }) => (
          <li key={code} className={s.way} data-off={!available || undefined}>
            <Icon name={icon} size={20} />
            <span>
              {name}
              {!available && (
                <>
                  {' · '}
                  <FormattedMessage id="locator.details.notNow" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {availability === 'READY' && !guestOrdering && (
        <Text size="note" tone="muted">
          <FormattedMessage id="locator.details.membersOnly" />
        </Text>
      )}
    </section>
  );
};

/** The store's public amenities, by configuration (LOC-022). */
export const StoreAmenities = ({ amenities, level = 3 }: Pick<StoreReply, 'amenities'> & Leveled) => {
  const headingId = useId();
  const { features } = useHost().configuration;
  const shown = shownAmenities({ amenities }, features);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={s.block}>
      <Heading level={level} size="small" id={headingId}>
        <FormattedMessage id="locator.details.amenities" />
      </Heading>
      <ul role="list" className={s.amenities}>
        {shown.map(({ code, name }) => (
          <li key={code}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
};
