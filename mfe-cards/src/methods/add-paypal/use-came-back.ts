import { useEffect, useEffectEvent, useState } from 'react';
import { boolean, integer, nonEmptyString, object } from '@crema/shared-contracts';
import { useHost, useMember, visitValue } from '@crema/remote-kit';

/** The values that were typed before the customer left for the provider's page. */
const stored = visitValue({
  key: 'crema.paypal-left',
  version: 1,
  validate: object({ memberId: nonEmptyString, isDefault: boolean, at: integer }),
});
interface LeftForm {
  readonly isDefault: boolean;
  /** When the customer left: milliseconds since 1970. */
  readonly at: number;
}
/** The provider waits as long for an answer; an older form is forgotten. */
const leftMs = 30 * 60_000;

/** Call it when the provider's page has returned: the customer has not come back by the browser's button. */
export const forgetLeft = (): void => stored.write(undefined);

/**
 * The form of a customer who pressed Back on the provider's page, which has decided nothing (D-97): also on a page that the browser kept.
 * `leave` keeps the form, before the provider's page is opened.
 */
export const useCameBack = () => {
  const { clock } = useHost();
  const memberId = useMember()?.memberId ?? '';
  const read = (): LeftForm | undefined => {
    const left = stored.read();
    return left?.memberId === memberId && clock.now() - left.at < leftMs ? left : undefined;
  };
  const [left, setLeft] = useState(read);
  const show = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    setLeft(read());
    forgetLeft();
  });
  useEffect(() => {
    forgetLeft();
    const onShow = (event: PageTransitionEvent) => show(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return {
    left,
    leave: (isDefault: boolean) => stored.write({ memberId, isDefault, at: clock.now() }),
  };
};
