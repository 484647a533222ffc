import { programmeVersion } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { addDays, toLocal, weekdayOf } from '../../stores/stores.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { hasEarned } from '../stars/earned-stars.ts';
import { dayInYear } from '../stars/star-calendar.ts';
import { loadStarMember, type StarMember } from '../stars/star-member.ts';
import { bestUnit } from './discount.ts';
import type { MemberOffer, Offer, OffersMoment } from './member-offer.ts';

const { customisation } = programmeVersion.rewardValueCaps;
const monday = 1;
/** The highest Star price of what a birthday treat covers: drinks, bakery, snacks and hot breakfast. */
const treatLevel = 200;

type Perk = Omit<Offer, 'code' | 'expiresAt'>;
const perk = (rest: Pick<Offer, 'title' | 'benefit'>): Perk => ({
  type: 'COUPON',
  stars: null,
  minimumMinor: 0,
  currency: null,
  ...rest,
});
const birthdayTreat = perk({
  title: () => [
    'Birthday treat: a drink or bite on us',
    'Gâterie d’anniversaire : une boisson ou une bouchée gratuite',
  ],
  benefit: bestUnit(({ starsLevel, baseMinor, addedMinor }) =>
    starsLevel !== undefined && starsLevel <= treatLevel
      ? baseMinor + Math.min(addedMinor, customisation)
      : 0,
  ),
});
const modMonday = perk({
  title: (amount) => [
    `Mod Monday: customize a drink, up to ${amount(customisation)} off`,
    `Lundi sur mesure : personnalisez une boisson, jusqu’à ${amount(customisation)} de rabais`,
  ],
  benefit: bestUnit(({ starsLevel, addedMinor }) =>
    starsLevel === undefined ? 0 : Math.min(addedMinor, customisation),
  ),
});

/** Like a coupon's, the end names a day by UTC, which counts until it is over at the store (E05). */
const onDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The codes name the member, because a coupon's code is used by one order only. */
const birthdayPrefix = 'BIRTHDAY-';
const mondayPrefix = 'MOD-MONDAY-';
const perkOfCode = (code: string): Perk | undefined => {
  if (code.startsWith(birthdayPrefix)) return birthdayTreat;
  return code.startsWith(mondayPrefix) ? modMonday : undefined;
};

/** The birthday treat's year and the day after its last one, if it can be redeemed now: the day itself at GREEN, 7 days at GOLD, 30 at RESERVE (D-135). */
export const birthdayWindow = (
  { birthday, level, zone }: Pick<StarMember, 'birthday' | 'level' | 'zone'>,
  now: Date,
): { readonly year: number; readonly endsOn: string } | undefined => {
  if (birthday === null) return undefined;
  const today = toLocal(now, zone).date;
  const thisYear = Number(today.slice(0, 4));
  for (const year of [thisYear, thisYear - 1]) {
    const first = dayInYear(birthday.slice(5), year);
    const end = addDays(first, programmeVersion.levels[level].birthdayDays);
    if (first <= today && today < end) return { year, endsOn: end };
  }
  return undefined;
};

/** The perks whose time is now, without regard to uses. */
const openPerks = async (
  db: Kysely<Tables>,
  member: StarMember,
  { now, timeZone }: OffersMoment,
): Promise<readonly Offer[]> => {
  const offers: Offer[] = [];
  const window = birthdayWindow(member, now);
  if (window && (await hasEarned(db, member.memberId)))
    offers.push({
      ...birthdayTreat,
      code: `${birthdayPrefix}${window.year}-${member.memberId}`,
      expiresAt: onDay(addDays(window.endsOn, -1)),
    });
  const today = toLocal(now, timeZone).date;
  if (weekdayOf(today) === monday)
    offers.push({
      ...modMonday,
      code: `${mondayPrefix}${today}-${member.memberId}`,
      expiresAt: onDay(today),
    });
  return offers;
};

const listUses = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('offer_use')
    .select(['offer_code', 'order_id', 'at'])
    .where('member_id', '=', memberId)
    .where('offer_type', '=', 'COUPON')
    .where('state', '<>', 'RETURNED')
    .where((eb) =>
      eb.or([eb('offer_code', 'like', `${birthdayPrefix}%`), eb('offer_code', 'like', `${mondayPrefix}%`)]),
    )
    .execute();

/** The Mod Mondays that are left this year (RWD-026). */
const mondaysLeft = (uses: readonly { readonly offer_code: string }[], year: string): number =>
  programmeVersion.freeCustomisationsPerYear -
  uses.filter(({ offer_code }) => offer_code.startsWith(`${mondayPrefix}${year}`)).length;

/**
 * The birthday treat and Mod Monday as offers of their time (D-135, D-144, RWD-026): each is used once, Mod Monday on up to 12
 * Mondays of a year. An offer that the order holds or has spent stays valid for it.
 */
export const loadPerks = async (
  db: Kysely<Tables>,
  memberId: string,
  moment: OffersMoment,
): Promise<readonly MemberOffer[]> => {
  const member = await loadStarMember(db, memberId);
  const uses = await listUses(db, memberId);
  const open = await openPerks(db, member, moment);
  const own = uses.find(({ order_id }) => order_id === moment.orderId);
  const ownPerk = own && perkOfCode(own.offer_code);
  const held: readonly MemberOffer[] =
    own && ownPerk
      ? [{ ...ownPerk, code: own.offer_code, expiresAt: null, usedAt: null, isOwnUse: true }]
      : [];
  const year = toLocal(moment.now, moment.timeZone).date.slice(0, 4);
  const free = open
    .filter(({ code }) => code !== own?.offer_code)
    .filter(
      ({ code }) =>
        !code.startsWith(mondayPrefix) ||
        mondaysLeft(uses, year) > 0 ||
        uses.some((use) => use.offer_code === code),
    )
    .map((offer): MemberOffer => ({
      ...offer,
      usedAt: uses.find(({ offer_code }) => offer_code === offer.code)?.at ?? null,
      isOwnUse: false,
    }));
  return [...held, ...free];
};
