import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { isMember, isRecord, type Validator } from '@crema/shared-contracts';
import { memberVisitValue, useHost, useMember } from '@crema/remote-kit';

type Typed = Readonly<Record<string, string>>;
const texts: Validator<Typed> = (value, path) =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
    ? undefined
    : `${path}: expected texts`;
const typedIn = (form: string, memberId: string) =>
  memberVisitValue({ name: `settings.${form}`, version: 1, validate: texts })(memberId);

/** The values that the form starts with: what the member had typed when a new proof was asked for, once (D-113). */
export const useStartValues = <Values extends Typed>(form: string, initial: Values): Values => {
  const memberId = useMember()?.memberId ?? '';
  const [start] = useState(() => ({ ...initial, ...typedIn(form, memberId).read() }));
  useEffect(() => typedIn(form, memberId).write(undefined), [form, memberId]);
  return start;
};

/** Keeps what is typed when the page is left because the member's proof is over; any other way of leaving drops it. */
export const KeepTyped = ({ form }: { readonly form: string }) => {
  const { session, clock } = useHost();
  const memberId = useMember()?.memberId;
  const { values } = useFormikContext<Typed>();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(
    () => () => {
      const now = session.get();
      const isSame = isMember(now) && now.member.memberId === memberId;
      const isRecent = isSame && Date.parse(now.recentUntil ?? '') > clock.now();
      if (isSame && !isRecent) typedIn(form, now.member.memberId).write(latest.current);
    },
    [session, clock, memberId, form],
  );
  return null;
};
