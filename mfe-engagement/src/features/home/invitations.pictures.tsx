import { StorefrontArt } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

export default drawPictures({ store: <StorefrontArt seed="corner" /> });
