import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { brand } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { escapeMailText } from './escape-mail-text.ts';

export interface Mail {
  /** The id becomes the Message-ID: mail programs show two mails with the same id once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Only for mails of an optional kind: the address that ends the kind by a POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Pictures inside the HTML, which names them by `cid:{id}`. */
  readonly pictures?: readonly { readonly id: string; readonly filename: string; readonly content: Buffer }[];
}
/** The recipient's address cannot receive mail: another attempt would be refused too. */
export class MailRefused extends Error {}
export interface Mailer {
  /** Rejects with MailRefused for a recipient that the relay refuses for good. */
  send(mail: Mail): Promise<void>;
}
/** In the outbox, as at a relay that asks the recipient's server: nobody has a mailbox under this domain. */
export const noMailboxDomain = 'no-mailbox.test';

const envelope = (
  sender: string,
  { id, to, subject, text, html, language, unsubscribeUrl, pictures = [] }: Mail,
) => ({
  from: { name: brand.name, address: sender },
  // The address is an object, because the library parses a string as a list of addresses, groups and names.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
  ...(pictures.length > 0 && {
    attachments: pictures.map(({ id: cid, filename, content }) => ({ cid, filename, content })),
  }),
  headers: {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/**
 * The time limits in milliseconds. If a relay does not respond or never finishes its reply, the attempt fails
 * and the job is retried.
 */
export const smtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
  /** The total time limit of a mail, because a relay that sends a byte every few seconds is never silent. */
  sendTimeout: 60_000,
} as const;
type SmtpTimeouts = Readonly<Record<keyof typeof smtpTimeouts, number>>;

/** RFC 5321: 5xx is permanent. A relay that refuses the sender or the login refuses every mail: that says nothing about the recipient. */
const isRefusedRecipient = (cause: unknown): boolean => {
  const { code, command, responseCode } = cause as Readonly<Record<string, unknown>>;
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isPermanent && code === 'EENVELOPE' && command === 'RCPT TO';
};

const createSmtpMailer = (
  url: string,
  sender: string,
  { sendTimeout, ...timeouts }: SmtpTimeouts,
): Mailer => {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      // Closes the connection as well.
      const signal = AbortSignal.timeout(sendTimeout);
      try {
        await transport.sendMail({ ...envelope(sender, mail), signal });
      } catch (cause) {
        if (isRefusedRecipient(cause)) throw new MailRefused('The relay refused the recipient.', { cause });
        throw cause;
      }
    },
  };
};

/**
 * Writes one .eml file per mail, named by its id, to a draft that is then renamed: readers never see a partial file.
 */
const createFolderMailer = (folder: string, sender: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      if (mail.to.toLowerCase().endsWith(`@${noMailboxDomain}`))
        throw new MailRefused('Nobody has this mailbox.');
      const { message } = await transport.sendMail(envelope(sender, mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.id}.eml`);
      // A unique draft name, because two processes may write the same mail.
      const draft = `${path}.${randomUUID()}.part`;
      await writeFile(draft, message as Buffer);
      await rename(draft, path);
    },
  };
};

export interface MailRoute {
  readonly outboxDir: string;
  /** The sender's email address (MAIL_FROM). */
  readonly sender: string;
  readonly smtpUrl?: string | undefined;
  readonly smtpTimeouts?: SmtpTimeouts;
  /** A sentence at the top of every mail: that no money moves (PAY-001). */
  readonly notice?: LocalizedMessage | undefined;
}
/** The mail with a notice above everything else that it says, in its text and in its page. */
const withNotice = (mail: Mail, notice: LocalizedMessage): Mail => {
  const text = messageIn(notice, mail.language);
  const line = `<p style="margin:0 0 16px;padding:8px 16px;border-bottom:1px solid;font:600 14px/1.5 system-ui,sans-serif;text-align:center">${escapeMailText(text)}</p>`;
  const [body = ''] = /<body[^>]*>/.exec(mail.html) ?? [];
  const at = mail.html.indexOf(body) + body.length;
  return {
    ...mail,
    text: `${text}\n\n${mail.text}`,
    html: mail.html.slice(0, at) + line + mail.html.slice(at),
  };
};

/**
 * The SMTP relay (SMTP_URL). Without it mails are written to the outbox folder. A mail of a deleted account has no address and is not
 * sent (D-160).
 */
export const createMailer = ({
  outboxDir,
  sender,
  smtpUrl,
  smtpTimeouts: timeouts,
  notice,
}: MailRoute): Mailer => {
  const mailer = smtpUrl
    ? createSmtpMailer(smtpUrl, sender, timeouts ?? smtpTimeouts)
    : createFolderMailer(outboxDir, sender);
  return {
    send: async (mail) => {
      if (mail.to.includes('@')) await mailer.send(notice ? withNotice(mail, notice) : mail);
    },
  };
};

declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly mailer: Mailer;
  }
}
