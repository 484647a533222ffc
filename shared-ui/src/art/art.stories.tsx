import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack } from '../layout/stack.tsx';
import { Text } from '../typography/text.tsx';
import { artSamples } from './art-samples.ts';
import { GiftCardArt } from './cards/gift-card-art.tsx';
import { giftCardDesigns } from './cards/gift-card-designs.ts';
import { EmptyBagArt, InboxArt, LostArt, OfflineArt, StarsArt } from './places/illustrations.tsx';
import { PartnerLogoArt } from './cards/partner-logo-art.tsx';
import { ProductArt } from './product-art.tsx';
import type { ArtSize, ProductArtSpec } from './product-art-spec.ts';
import { StoredCardArt } from './cards/stored-card-art.tsx';
import { StorefrontArt } from './places/storefront-art.tsx';
import { GiftCardPicture } from './pictures/gift-card-picture.tsx';
import { Illustration } from './pictures/illustration.tsx';
import { OfflineIllustration } from './pictures/offline-illustration.tsx';
import { StorefrontPicture } from './pictures/storefront-picture.tsx';

export default { title: 'Art/Gallery' } satisfies Meta;

const Gallery = ({ backdrop }: { backdrop: 'disc' | 'tile' | 'none' }) => (
  <Grid min="small">
    {Object.entries(artSamples).map(([name, art]) => (
      <Stack key={name} gap="half" align="center">
        <ProductArt art={art} backdrop={backdrop} />
        <Text size="note">{name}</Text>
      </Stack>
    ))}
  </Grid>
);

export const OnDiscs: StoryObj = { render: () => <Gallery backdrop="disc" /> };
export const OnTiles: StoryObj = { render: () => <Gallery backdrop="tile" /> };
export const Bare: StoryObj = { render: () => <Gallery backdrop="none" /> };

const sizes: readonly ArtSize[] = ['small', 'medium', 'large', 'extra'];
const sized = ['Caffè latte', 'Americano', 'Iced latte', 'Caramel frappé', 'Black tea'];

export const Sizes: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 }}>
      {sized.flatMap((name) =>
        sizes.map((size) => (
          <ProductArt key={name + size} art={{ ...artSamples[name], size } as ProductArtSpec} />
        )),
      )}
    </div>
  ),
};

const titles: Readonly<Record<string, string>> = {
  thanks: 'Thank you',
  birthday: 'Happy birthday',
  congrats: 'Congratulations',
  holiday: 'Joyeuses fêtes',
  hello: 'Hello there',
  love: 'With love',
};

export const Cards: StoryObj = {
  render: () => (
    <Grid min="large">
      {giftCardDesigns.map((design) => (
        <GiftCardArt key={design} design={design} title={titles[design]} label={titles[design]} />
      ))}
      {['copper', 'fern', 'espresso', 'apricot', 'berry', 'dusk'].map((palette) => (
        <StoredCardArt key={palette} palette={palette} title="Morning card" digits="•••• 1234" />
      ))}
    </Grid>
  ),
};

export const Places: StoryObj = {
  render: () => (
    <Grid min="large">
      {['a', 'b', 'c', 'dd', 'e1', 'zz'].map((seed) => (
        <StorefrontArt key={seed} seed={seed} />
      ))}
    </Grid>
  ),
};

export const Illustrations: StoryObj = {
  render: () => (
    <Grid min="medium">
      <EmptyBagArt />
      <LostArt />
      <OfflineArt />
      <InboxArt />
      <StarsArt />
      {['airline', 'hotel', 'bank', 'delivery', 'music', 'fuel', 'grocer', 'studio'].map((partner) => (
        <PartnerLogoArt key={partner} partner={partner} size={64} />
      ))}
    </Grid>
  ),
};

/** The same drawings as files, which lists show. */
export const Files: StoryObj = {
  render: () => (
    <Grid min="large">
      {giftCardDesigns.map((design) => (
        <GiftCardPicture key={design} design={design} title={titles[design]} />
      ))}
      <StorefrontPicture seed="corner" />
      <Illustration name="lost" />
      <OfflineIllustration />
    </Grid>
  ),
};
