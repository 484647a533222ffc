import { validateEmail } from '@crema/shared-contracts';

/** The default sender in development; the domain cannot receive mail. */
const developmentSender = 'hello@crema.test';

interface SenderFacts {
  readonly production: boolean;
  readonly smtpUrl: string | undefined;
}
/** MAIL_FROM: the sender of all mails. Throws if it is required and missing, or if it is not an email address. */
export const readSender = (text: string | undefined, { production, smtpUrl }: SenderFacts): string => {
  const address = text?.trim() ?? '';
  if (address === '') {
    if (production && smtpUrl)
      throw new Error(
        'MAIL_FROM is not set, but SMTP_URL is. Set it to the email address of the sender, such as hello@shop.example.',
      );
    return developmentSender;
  }
  if (validateEmail(address))
    throw new Error(`MAIL_FROM: "${address}" is not an email address; expected one like hello@shop.example`);
  return address;
};
