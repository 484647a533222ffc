import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../pictures/generated/', import.meta.url);

/** The cup of the first screen. */
export default drawPictures({ cup: renderedPicture(rendered, 'hero-latte', [640, 1280]) });
