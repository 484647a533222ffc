export { giftPictures } from './gift-pictures.tsx';
