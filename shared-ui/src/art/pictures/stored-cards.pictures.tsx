import { StoredCardArt } from '../cards/stored-card-art.tsx';
import { drawPictures } from './draw-pictures.ts';

export default drawPictures({
  copper: <StoredCardArt palette="copper" />,
  fern: <StoredCardArt palette="fern" />,
  espresso: <StoredCardArt palette="espresso" />,
  apricot: <StoredCardArt palette="apricot" />,
  berry: <StoredCardArt palette="berry" />,
  dusk: <StoredCardArt palette="dusk" />,
});
