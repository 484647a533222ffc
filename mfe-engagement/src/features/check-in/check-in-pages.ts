/** The pages of the check-in, which load as one chunk. */
export { CurbsidePage } from './curbside-page.tsx';
export { OptionsPage } from './options-page.tsx';
export { SuccessPage } from './success-page.tsx';
