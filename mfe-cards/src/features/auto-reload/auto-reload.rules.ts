import type { WalletCard } from '../../wallet/wallet-card.ts';

export type AutoReloadProfile = WalletCard['autoReloadProfile'];
export interface AutoReloadChoice {
  readonly isEnabled: boolean;
  readonly amountMinor: number;
  readonly triggerMinor: number;
}
const unitMinor = 100;

/** The triggers that go with an amount: each is below it (D-91). */
export const triggersBelow = (amountMinor: number, triggerUnits: readonly number[]): readonly number[] =>
  triggerUnits.map((units) => units * unitMinor).filter((minor) => minor < amountMinor);

interface Offer {
  readonly svcLoadOptions: readonly number[];
  readonly svcTriggerOptions: readonly number[];
  readonly defaultSvcLoadOption: number;
}
/** The profile's own values, or the configured defaults (CRD-033). */
export const firstChoice = (profile: AutoReloadProfile, offer: Offer): AutoReloadChoice => {
  const amountMinor = profile?.amount.amountMinor ?? offer.defaultSvcLoadOption * unitMinor;
  const [lowest = 0] = triggersBelow(amountMinor, offer.svcTriggerOptions);
  return {
    isEnabled: profile?.isActive ?? false,
    amountMinor,
    triggerMinor: profile?.triggerAmount.amountMinor ?? lowest,
  };
};

/** A trigger that is not below a new amount becomes the highest one that is. */
export const withAmount = (
  choice: AutoReloadChoice,
  amountMinor: number,
  triggerUnits: readonly number[],
): AutoReloadChoice => {
  const triggers = triggersBelow(amountMinor, triggerUnits);
  const triggerMinor = triggers.includes(choice.triggerMinor) ? choice.triggerMinor : (triggers.at(-1) ?? 0);
  return { ...choice, amountMinor, triggerMinor };
};

export type AutoReloadChange = 'close' | 'create' | 'update' | 'disable';
/** CRD-030, top to bottom. A declined profile is saved again as an update. */
const changes: readonly {
  readonly change: AutoReloadChange;
  readonly applies: (profile: AutoReloadProfile, isEnabled: boolean) => boolean;
}[] = [
  { change: 'create', applies: (profile, isEnabled) => isEnabled && !profile },
  { change: 'update', applies: (_profile, isEnabled) => isEnabled },
  { change: 'disable', applies: (profile) => profile?.isActive === true },
  { change: 'close', applies: () => true },
];
export const changeFor = (profile: AutoReloadProfile, isEnabled: boolean): AutoReloadChange =>
  changes.find(({ applies }) => applies(profile, isEnabled))?.change ?? 'close';
