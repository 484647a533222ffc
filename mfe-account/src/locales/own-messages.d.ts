/** Parts of a locale's texts, which the build cuts by the prefix of the ids (messages-loader.mjs). */
declare module '*.json?of=account.myData,account.privacyRequest' {
  import type { Messages } from '@crema/remote-kit';
  const messages: Messages;
  export default messages;
}
declare module '*.json?of=account.recovery' {
  import type { Messages } from '@crema/remote-kit';
  const messages: Messages;
  export default messages;
}
