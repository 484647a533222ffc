import { validateEmail } from '@crema/shared-contracts';

/** Fits no mailbox of anybody: mails of development come from here. */
const developmentSender = 'hello@crema.test';

interface SenderFacts {
  readonly production: boolean;
  readonly smtpUrl: string | undefined;
}
/** MAIL_FROM, the address that mails come from. Throws a sentence when it is missing or none. */
export const readSender = (text: string | undefined, { production, smtpUrl }: SenderFacts): string => {
  const address = text?.trim() ?? '';
  if (address === '') {
    if (production && smtpUrl)
      throw new Error('MAIL_FROM: expected the address that mails come from, since SMTP_URL is set');
    return developmentSender;
  }
  if (validateEmail(address))
    throw new Error(`MAIL_FROM: "${address}" is no address; expected one like hello@shop.example`);
  return address;
};
