export { ColdCup, HotCup } from './cup-size-drawings.tsx';
