export { BlendedDrink as blended } from './blended-drink.tsx';
export { IcedDrink as iced } from './cold-drink.tsx';
export { HotDrink as hot } from './hot-drink.tsx';
export { Tea as tea } from './tea.tsx';
