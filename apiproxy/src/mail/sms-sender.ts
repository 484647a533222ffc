import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Sms {
  /** Names the file: a job that runs again writes the same file. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}
/** D-112: sends text messages. Another implementation of this interface connects a provider. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** Writes one .sms file per message to the outbox folder of the mails, by a draft that is then renamed. */
export const createFolderSmsSender = (folder: string): SmsSender => ({
  send: async ({ id, to, text }) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${id}.sms`);
    const draft = `${path}.${randomUUID()}.part`;
    await writeFile(draft, `To: ${to}\r\n\r\n${text}\r\n`);
    await rename(draft, path);
  },
});

declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly sms: SmsSender;
  }
}
