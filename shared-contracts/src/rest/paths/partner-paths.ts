import type { Configuration } from '../../configuration/configuration.ts';

export type PartnerId = keyof Configuration['rewards']['partnerships'];
export type PartnerKind = 'hotel' | 'airline' | 'bank';
interface PartnerProgram {
  readonly kind: PartnerKind;
  /** Its part of the paths. */
  readonly slug: string;
}
/** The programs whose accounts members link (L-60). The configuration's `partnerships` switches each of them. */
export const partnerPrograms = {
  marriott: { kind: 'hotel', slug: 'marriottbonvoy' },
  deltaSkymiles: { kind: 'airline', slug: 'deltaskymiles' },
  aeroplan: { kind: 'airline', slug: 'aeroplan' },
  bankOfAmerica: { kind: 'bank', slug: 'bankofamerica' },
  tdBank: { kind: 'bank', slug: 'tdbank' },
} as const satisfies Record<PartnerId, PartnerProgram>;

/** The program of a path; undefined for an unknown one. */
export const partnerOfSlug = (slug: string | undefined): PartnerId | undefined =>
  (Object.keys(partnerPrograms) as PartnerId[]).find((id) => partnerPrograms[id].slug === slug);

const restPathsBelow = (root: string) =>
  ({
    /** RWD-045: GET by a member. The reply is PartnerAuthenticateReply. TEMPORARILY_UNAVAILABLE while the partner cannot be reached. */
    authenticate: `${root}/authenticate`,
    /** GET: the partner sends the browser there with its answer; the reply leads to a result page (RWD-044). */
    callback: `${root}/callback`,
    /** RWD-046: POST without a body, by a member. The reply is PartnerStatusReply; 8001034 if nothing is linked. */
    unlink: `${root}/unlink`,
    /** D-133: GET PartnerStatusReply, by a member. */
    status: `${root}/status`,
  }) as const;
const root = '/apiproxy/v1/rewards/partnerships';
/** The patterns of the REST paths of linking a member's account of a program. NOT_FOUND for a program that the shop does not show. */
export const partnerRestPaths = restPathsBelow(`${root}/:partner`);
/** The REST paths of one program. */
export const partnerRestPathsOf = (partner: PartnerId) =>
  restPathsBelow(`${root}/${partnerPrograms[partner].slug}`);

const pages = '/rewards/partnerships';
/** The pattern of a program's page (RWD-042). */
export const partnerPagePath = `${pages}/:partner`;
/** The pages of one program (RWD-042). */
export const partnerPagePathsOf = (partner: PartnerId) => {
  const index = `${pages}/${partnerPrograms[partner].slug}`;
  return { index, alreadyLinked: `${index}/already-linked`, redirect: `${index}/redirect` } as const;
};
