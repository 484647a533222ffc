import { EmptyBagArt, InboxArt, LostArt, StarsArt } from '../places/illustrations.tsx';
import { drawPictures } from './draw-pictures.ts';

export default drawPictures({
  emptyBag: <EmptyBagArt backdrop="none" />,
  inbox: <InboxArt backdrop="none" />,
  lost: <LostArt backdrop="none" />,
  stars: <StarsArt backdrop="none" />,
});
