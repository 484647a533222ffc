import { PartnerLogoArt, type PartnerMark } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

/** The mark on a plate, 190 wide (RWD-041). */
const plate = (partner: PartnerMark) => (
  <svg viewBox="0 0 190 96">
    <rect width="190" height="96" rx="14" fill="#f3e4d0" />
    <g transform="translate(63 16)">
      <PartnerLogoArt partner={partner} size={64} />
    </g>
  </svg>
);

/** Neutral marks in place of the partners' logos (D-02). */
export default drawPictures({
  airline: <PartnerLogoArt partner="airline" />,
  bank: <PartnerLogoArt partner="bank" />,
  hotel: <PartnerLogoArt partner="hotel" />,
  airlinePlate: plate('airline'),
  bankPlate: plate('bank'),
  hotelPlate: plate('hotel'),
});
