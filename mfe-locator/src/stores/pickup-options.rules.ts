import type { StoreSummary } from '@crema/shared-contracts';
import { pickUpIcons, type IconName } from '@crema/shared-ui';

const icons: Readonly<Record<string, IconName>> = pickUpIcons;
/** ORD-060: this option is never offered. */
const neverOffered = 'XO';
const curbside = 'CX';

export interface PickupOption {
  readonly code: string;
  readonly name: string;
  readonly icon: IconName;
  /** Curbside pickup has its own hours. */
  readonly available: boolean;
}

/** The pickup options of this store, as cards and details show them. */
export const pickupOptionsOf = ({
  pickUpOptions,
  mobileOrdering: { curbsideAvailability },
}: Pick<StoreSummary, 'pickUpOptions' | 'mobileOrdering'>): readonly PickupOption[] =>
  pickUpOptions
    .filter(({ code }) => code !== neverOffered)
    .filter(({ code }) => code !== curbside || curbsideAvailability !== 'UNAVAILABLE')
    .map(({ code, name }) => ({
      code,
      name,
      icon: icons[code] ?? 'bag',
      available: code !== curbside || curbsideAvailability === 'AVAILABLE',
    }));
