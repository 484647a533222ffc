export { EmailField } from './email-field.tsx';
