import type { LocalizedMessage } from '../i18n/messages.ts';

export type LocalText = Readonly<Record<string, string>>;

/** A text of the shop's data as the server's messages are: US English, Canadian French, Canadian English where it differs. */
export const messageFrom = (text: LocalText): LocalizedMessage => {
  const [english = '', french = '', canadian] = [text['en-US'], text['fr-CA'], text['en-CA']];
  return canadian === undefined ? [english, french] : [english, french, canadian];
};
