import { brand } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { findMember, isEmailConfirmed, mailNameOf } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { exportLifetimeMs, findExport } from './export-store.ts';
import { findGuest } from '../guest-data/find-guest.ts';
import { readMemberData } from '../member-data.ts';
import { renderJson, renderZip } from './render-export.ts';

const subject: LocalizedMessage = ['Your data is ready', 'Vos renseignements personnels sont prêts'];
const hello: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const ready: LocalizedMessage = [
  'The file of everything that {product} stores about you is ready. You can download it until {date}.',
  'Le fichier de tout ce que {product} conserve à votre sujet est prêt. Vous pouvez le télécharger jusqu’au {date}.',
];
const warning: LocalizedMessage = [
  'You need to sign in first. If you didn’t ask for it, choose a new password now.',
  'Vous devez d’abord ouvrir une session. Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe.',
];
const label: LocalizedMessage = ['Download your data', 'Télécharger vos renseignements personnels'];

/** D-119: mails the member that the file is ready. The link leads to the page that has it, after signing in. */
export const mailExportReady = defineJob<{ memberId: string; exportId: string }>({
  topic: 'mail-export-ready',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, exportId } }, deps) => {
    const [member, row] = [await findMember(deps.db, memberId), await findExport(deps.db, memberId)];
    if (!member || row?.export_id !== exportId || !row.expires_at) return;
    const { locale, email } = member;
    const name = mailNameOf(member);
    await deps.mailer.send(
      renderLetter({
        id,
        to: email,
        locale,
        subject,
        paragraphs: [hello, ready, warning],
        link: { label, url: `${deps.publicOrigin}/account/settings/privacy` },
        values: {
          name,
          product: brand.product,
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            row.expires_at,
          ),
        },
      }),
    );
  },
});

const make = async (deps: AppDeps, memberId: string, exportId: string): Promise<void> => {
  const member = await findMember(deps.db, memberId);
  if (!member) return;
  const kinds = await readMemberData(
    deps,
    { memberId, email: member.email },
    isEmailConfirmed(member) ? await findGuest(deps.db, member.email) : undefined,
  );
  const madeAt = deps.clock.now();
  const facts = { product: brand.product, madeAt, locale: member.locale };
  await deps.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account_export')
      .set({
        state: 'READY',
        expires_at: new Date(madeAt.getTime() + exportLifetimeMs),
        json_file: renderJson(kinds, facts),
        csv_file: renderZip(kinds, facts),
      })
      .where('export_id', '=', exportId)
      .where('state', '=', 'MAKING')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const mail = { job: mailExportReady, payload: { memberId, exportId }, dedupeKey: `export:${exportId}` };
    await enqueueJob(trx, deps, mail);
  });
  deps.jobs.notify();
};

/** After so many failed attempts the member is shown that it has failed, and can ask again. */
const attemptsUntilFailed = 5;

/** D-119: makes the file once. A repeated job changes nothing. */
export const makeExport = defineJob<{ memberId: string; exportId: string }>({
  topic: 'make-export',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ attempts, payload: { memberId, exportId } }, deps) => {
    try {
      await make(deps, memberId, exportId);
    } catch (cause) {
      if (attempts < attemptsUntilFailed) throw cause;
      deps.log.error({ cause, alarm: 'export-failed' }, 'The file of a member was not made.');
      await deps.db
        .updateTable('account_export')
        .set({ state: 'FAILED' })
        .where('export_id', '=', exportId)
        .where('state', '=', 'MAKING')
        .execute();
    }
  },
});

/** D-119: deletes the files whose 7 days are over, and the links of L-80 that have ended, unless a deletion waits for an open order. */
export const { job: sweepExports, schedule: scheduleExportSweep } = defineHourlyJob(
  'sweep-exports',
  async ({ db, clock }) => {
    await db
      .updateTable('account_export')
      .set({ json_file: null, csv_file: null })
      .where('expires_at', '<=', clock.now())
      .where('json_file', 'is not', null)
      .execute();
    await db
      .deleteFrom('guest_data_request')
      .where('expires_at', '<=', clock.now())
      .where('deletion_asked_at', 'is', null)
      .execute();
  },
);
