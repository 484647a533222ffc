/** The pages of a mailed link, which load as one chunk. */
export { UnsubscribePage } from './unsubscribe-page.tsx';
export { UnsubscribedPage } from './unsubscribed-page.tsx';
