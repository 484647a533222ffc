export { EmptyBagDrawing, InboxDrawing, LostDrawing, StarsDrawing } from './illustration-drawings.tsx';
export { StorefrontDrawing } from './storefront-drawing.tsx';
