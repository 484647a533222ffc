import { ColdCup, HotCup, type CupColors } from '../cups/cup-size-drawings.tsx';
import { CupSizeFrame } from '../cups/cup-size-frame.tsx';
import { drawPictures } from './draw-pictures.ts';

/** A file knows neither the theme nor whether its size is chosen: these colours suit each of them. */
const fileColors: CupColors = { line: '#8f6847', paper: '#fdf6ec', accent: '#b4592a' };

export default drawPictures({
  'hot-small': (
    <CupSizeFrame size="small">
      <HotCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'hot-medium': (
    <CupSizeFrame size="medium">
      <HotCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'hot-large': (
    <CupSizeFrame size="large">
      <HotCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'hot-extra': (
    <CupSizeFrame size="extra">
      <HotCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'cold-small': (
    <CupSizeFrame size="small">
      <ColdCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'cold-medium': (
    <CupSizeFrame size="medium">
      <ColdCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'cold-large': (
    <CupSizeFrame size="large">
      <ColdCup colors={fileColors} />
    </CupSizeFrame>
  ),
  'cold-extra': (
    <CupSizeFrame size="extra">
      <ColdCup colors={fileColors} />
    </CupSizeFrame>
  ),
});
