import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { brand } from '@crema/shared-contracts';

export interface Mail {
  /** Decides the Message-ID: the same id sent twice is one mail to the reader's mail program. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const envelope = (sender: string, { id, to, subject, text, html, language }: Mail) => ({
  from: { name: brand.name, address: sender },
  // As an object: a text would be parsed as a list of addresses, groups and names.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
});

/** In milliseconds. A relay that does not answer, or never ends its answer, must end as a failed try. */
export const smtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
  /** From the first to the last byte of a mail: a relay that sends something every few seconds is never silent. */
  sendTimeout: 60_000,
} as const;
type SmtpTimeouts = Readonly<Record<keyof typeof smtpTimeouts, number>>;

const overSmtp = (url: string, sender: string, { sendTimeout, ...timeouts }: SmtpTimeouts): Mailer => {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      // Closes the connection as well.
      const signal = AbortSignal.timeout(sendTimeout);
      await transport.sendMail({ ...envelope(sender, mail), signal });
    },
  };
};

/** One .eml file a mail, named by its id; written aside and renamed, so that no half file is ever seen. */
const intoFolder = (folder: string, sender: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(envelope(sender, mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.id}.eml`);
      // Its own draft: the same mail may be written by two processes at once.
      const draft = `${path}.${randomUUID()}.part`;
      await writeFile(draft, message as Buffer);
      await rename(draft, path);
    },
  };
};

export interface MailRoute {
  readonly outboxDir: string;
  /** The address that mails come from (MAIL_FROM). */
  readonly sender: string;
  readonly smtpUrl?: string | undefined;
  readonly smtpTimeouts?: SmtpTimeouts;
}
/** Mails go to the outbox folder unless a relay is given (SMTP_URL). */
export const createMailer = ({ outboxDir, sender, smtpUrl, smtpTimeouts: timeouts }: MailRoute): Mailer =>
  smtpUrl ? overSmtp(smtpUrl, sender, timeouts ?? smtpTimeouts) : intoFolder(outboxDir, sender);
