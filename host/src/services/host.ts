import type { ReactNode } from 'react';
import { createSignal, type BootDocument, type WritableSignal } from '@crema/shared-contracts';
import { createPageServices, type PageServices } from '@crema/remote-kit/host-services';

export interface Host extends PageServices {
  /** The menu items that deferred services add to the preferences menu. */
  readonly morePreferences: WritableSignal<ReactNode>;
  /** The member's Stars in the account menu, which a deferred service adds (D-151). */
  readonly accountBalance: WritableSignal<ReactNode>;
  /** True while a navigation shows the skeleton of the next page, which has not set its upgrade blockers yet. */
  readonly arriving: WritableSignal<boolean>;
}
/** The host's services, created once per page load (PLT-001). */
export const createHost = (boot: BootDocument): Host => ({
  ...createPageServices(boot),
  morePreferences: createSignal<ReactNode>(null),
  accountBalance: createSignal<ReactNode>(null),
  arriving: createSignal(false),
});
