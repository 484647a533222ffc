export { Merch as merch } from './merch.tsx';
export { Packaged as packaged } from './packaged.tsx';
export { Snack as snack } from './snack.tsx';
