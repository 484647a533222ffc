import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card, Heading, Icon, Tag, Text, buttonClass, pickUpIcons } from '@crema/shared-ui';
import type { CheckInStoreFragment, PickupOptionCode } from '../../generated/operations.ts';
import { checkInPaths, type CheckInQuery } from './check-in-paths.ts';
import s from './check-in.module.css';

/** The pickup options (ENG-030), each with its code in the list of a store. */
const options = [
  { option: 'INSTORE16', code: '16' },
  { option: 'DT', code: 'DT' },
  { option: 'CX', code: 'CX' },
] as const satisfies readonly {
  readonly option: PickupOptionCode;
  readonly code: keyof typeof pickUpIcons;
}[];

interface CheckInOptionsProps {
  readonly store: CheckInStoreFragment;
  readonly query: CheckInQuery;
  /** The pickup option of the order; absent without an order. */
  readonly chosen?: PickupOptionCode;
}
/** The pickup options of a store with what to do on arrival. The order's own option is the first, also if the store offers it no more. */
export const CheckInOptions = ({ store, query, chosen }: CheckInOptionsProps) => {
  const offered = new Set(store.pickUpOptions.map(({ code }) => code));
  const own = options.filter(({ option }) => option === chosen);
  const others = options.filter(({ option, code }) => option !== chosen && offered.has(code));
  return (
    <ul role="list" className={s.options}>
      {[...own, ...others].map(({ option, code }) => (
        <Card key={code} as="li" tone={option === chosen ? 'highlight' : 'plain'} className={s.option}>
          <Icon name={pickUpIcons[code]} />
          <div>
            <Heading level={2} size="small">
              <FormattedMessage id={`pickup.option.${option}`} />{' '}
              {option === chosen && (
                <Tag>
                  <FormattedMessage id="pickup.option.yours" />
                </Tag>
              )}
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`pickup.option.${option}.body`} />
            </Text>
          </div>
          {option === 'CX' && chosen === 'CX' && (
            <Link
              to={checkInPaths.curbside(query)}
              className={`${s.action} ${buttonClass('primary', { block: true })}`}
            >
              <FormattedMessage id="pickup.option.checkIn" />
            </Link>
          )}
        </Card>
      ))}
    </ul>
  );
};
