import type { ReactElement } from 'react';
import { StorefrontScene } from '../places/storefront-art.tsx';
import { storefrontLooks, storefrontName } from '../places/storefront-look.ts';
import { drawPictures } from './draw-pictures.ts';

const rows = storefrontLooks.map(
  (look) => [storefrontName(look), <StorefrontScene key={storefrontName(look)} look={look} />] as const,
);

export default drawPictures(Object.fromEntries(rows) as Record<(typeof rows)[number][0], ReactElement>);
