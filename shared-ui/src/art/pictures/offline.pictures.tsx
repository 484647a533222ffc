import { OfflineArt } from '../places/illustrations.tsx';
import { drawPictures } from './draw-pictures.ts';

export default drawPictures({ offline: <OfflineArt backdrop="none" /> }, { inline: true });
