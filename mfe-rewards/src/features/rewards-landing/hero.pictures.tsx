import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../../pictures/generated/', import.meta.url);

export default drawPictures({ latte: renderedPicture(rendered, '2014-hot', [640]) });
