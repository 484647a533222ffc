import { memberVisitValue, visitValue } from '@crema/remote-kit';
import type { Validator } from '@crema/shared-contracts';

interface VisitorValueConfig<T> {
  readonly name: string;
  readonly version: number;
  readonly validate: Validator<T>;
}
/**
 * A value of this visit that belongs to a member or to a guest. A guest's value is known to the member who signs in afterwards. A
 * member's value is known to this member only, and the host deletes it with the session, in every tab (D-166).
 */
export const visitorValue = <T>({ name, version, validate }: VisitorValueConfig<T>) => {
  const ofGuest = visitValue({ key: `crema.${name}`, version, validate });
  const ofMember = memberVisitValue({ name, version, validate });
  return {
    read: (memberId: string | undefined): T | undefined =>
      (memberId === undefined ? undefined : ofMember(memberId).read()) ?? ofGuest.read(),
    /** Undefined removes the value. A member's value replaces a guest's. */
    write: (memberId: string | undefined, value: T | undefined): void => {
      ofGuest.write(memberId === undefined ? value : undefined);
      if (memberId !== undefined) ofMember(memberId).write(value);
    },
  };
};
