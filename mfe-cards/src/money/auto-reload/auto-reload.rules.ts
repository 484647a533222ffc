import type { WalletCard } from '../../card/wallet-card.ts';

export type AutoReloadProfile = WalletCard['autoReloadProfile'];
export interface AutoReloadChoice {
  readonly isEnabled: boolean;
  /** Undefined if the profile's amount is not on offer any more: the customer chooses another one. */
  readonly amountMinor?: number | undefined;
  readonly triggerMinor: number;
}
const unitMinor = 100;

/** The triggers that go with an amount: each is below it (D-91). Without an amount all are on offer. */
export const triggersBelow = (
  amountMinor: number | undefined,
  triggerUnits: readonly number[],
): readonly number[] =>
  triggerUnits.map((units) => units * unitMinor).filter((minor) => minor < (amountMinor ?? Infinity));

interface Offer {
  readonly svcLoadOptions: readonly number[];
  readonly svcTriggerOptions: readonly number[];
  readonly defaultSvcLoadOption: number;
}
/** The amounts on offer that have a trigger below them (CRD-033). */
export const amountsOnOffer = ({
  svcLoadOptions,
  svcTriggerOptions,
}: Pick<Offer, 'svcLoadOptions' | 'svcTriggerOptions'>): readonly number[] =>
  svcLoadOptions
    .map((units) => units * unitMinor)
    .filter((minor) => triggersBelow(minor, svcTriggerOptions).length > 0);

/** The profile's own values as far as they are on offer, or the configured defaults (CRD-033). */
export const firstChoice = (profile: AutoReloadProfile, offer: Offer): AutoReloadChoice => {
  const wanted = profile?.amount.amountMinor ?? offer.defaultSvcLoadOption * unitMinor;
  const amountMinor = amountsOnOffer(offer).includes(wanted) ? wanted : undefined;
  const triggers = triggersBelow(amountMinor, offer.svcTriggerOptions);
  const trigger = profile?.triggerAmount.amountMinor;
  return {
    isEnabled: profile?.isActive ?? false,
    amountMinor,
    triggerMinor: trigger !== undefined && triggers.includes(trigger) ? trigger : (triggers[0] ?? 0),
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
