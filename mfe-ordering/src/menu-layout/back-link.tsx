export { BackLink } from '@crema/remote-kit';
