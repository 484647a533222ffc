export { InboxScene, StarsScene } from './illustration-scenes.tsx';
export { StorefrontScene } from './storefront-scene.tsx';
