export { giftPictures } from './gift-pictures.tsx';
export { partnerMarks } from './partner-marks.ts';
