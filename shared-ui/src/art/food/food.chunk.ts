export { Bakery as bakery } from './bakery.tsx';
export { Lunch as lunch } from './lunch.tsx';
