export { CupSizeArt } from './cups/cup-size-art.tsx';
export { GiftCardArt, type GiftCardArtProps } from './cards/gift-card-art.tsx';
export { giftCardDesigns, type GiftCardDesign } from './cards/gift-card-designs.ts';
export { EmptyBagArt, InboxArt, LostArt, OfflineArt, StarsArt } from './places/illustrations.tsx';
export { PartnerLogoArt, type PartnerLogoArtProps, type PartnerMark } from './cards/partner-logo-art.tsx';
export type {
  ArtSize,
  BakeryArt,
  BlendedArt,
  DrinkTopping,
  FoamSpec,
  Garnish,
  HotArt,
  IcedArt,
  LiquidLayer,
  LunchArt,
  MerchArt,
  PackagedArt,
  PastryTopping,
  ProductArtSpec,
  SnackArt,
  TeaArt,
} from './product-art-spec.ts';
export { ProductArt, type ProductArtProps } from './product-art.tsx';
export { StoredCardArt, type StoredCardArtProps, type StoredCardPalette } from './cards/stored-card-art.tsx';
export { StorefrontArt, type StorefrontArtProps } from './places/storefront-art.tsx';
export type { ArtProps } from './art-svg.tsx';
