import { nonEmptyString, object, type BarcodeSymbology, type Validator } from '@crema/shared-contracts';
import { memberValue, type MemberData, type MemberValue, type RemoteContext } from '@crema/remote-kit';

/** D-94: how long the copy of a barcode stays on the device. */
export const offlineCopyMs = 24 * 60 * 60_000;

interface StoredBarcode {
  readonly cardId: string;
  readonly nickname: string;
  /** In groups of four. */
  readonly cardNumber: string;
  /** Data URLs. */
  readonly pictures: Readonly<Record<BarcodeSymbology, string>>;
}
export type OfflineBarcode = MemberData<StoredBarcode>;
const validate: Validator<StoredBarcode> = object({
  cardId: nonEmptyString,
  nickname: nonEmptyString,
  cardNumber: nonEmptyString,
  pictures: object({ pdf417: nonEmptyString, code128: nonEmptyString }),
});

/** The barcode of one card that the member agreed to store on this device, so that it can be shown without a connection. */
export const offlineBarcode: MemberValue<StoredBarcode> = memberValue({
  name: 'barcode',
  version: 1,
  validate,
});

const memberIdOf = ({ services }: RemoteContext): string | undefined => {
  const session = services.session.get();
  return session.kind === 'member' ? session.member.memberId : undefined;
};

/** Deletes the copy of a card that was removed, also in another tab. Returns a function that stops it. */
export const deleteCopyOfRemovedCard = (context: RemoteContext): (() => void) =>
  context.services.bus.on('card-updated', ({ cardId, reason }) => {
    const memberId = memberIdOf(context);
    if (reason !== 'removed' || memberId === undefined) return;
    const copy = offlineBarcode.read(memberId, context.services.clock.now());
    if (copy?.content.cardId === cardId) offlineBarcode.delete(memberId);
  });
