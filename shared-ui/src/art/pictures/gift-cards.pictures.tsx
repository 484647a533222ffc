import { GiftCardArt } from '../cards/gift-card-art.tsx';
import { drawPictures } from './draw-pictures.ts';

export default drawPictures({
  thanks: <GiftCardArt design="thanks" />,
  birthday: <GiftCardArt design="birthday" />,
  congrats: <GiftCardArt design="congrats" />,
  holiday: <GiftCardArt design="holiday" />,
  hello: <GiftCardArt design="hello" />,
  love: <GiftCardArt design="love" />,
});
