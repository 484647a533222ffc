export { InboxDrawing, StarsDrawing } from './illustration-drawings.tsx';
export { StorefrontDrawing } from './storefront-drawing.tsx';
