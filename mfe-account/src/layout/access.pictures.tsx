import { StarsArt } from '@crema/shared-ui/art';
import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../pictures/generated/', import.meta.url);

export default drawPictures({
  cappuccino: renderedPicture(rendered, '2040-hot', [640, 320]),
  croissant: renderedPicture(rendered, '3001-single', [320, 160, 640]),
  stars: <StarsArt backdrop="none" />,
});
