import type { LinkedPartner, Locale } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';

declare module '../../http/app-deps.ts' {
  interface AppDeps {
    /** The partner programmes that a member may link; their modules add them when they are registered. */
    readonly partnerProgrammes: PartnerProgrammes;
  }
}
/** A partner programme, stated by the module that links it. */
export interface PartnerProgramme extends Pick<LinkedPartner, 'id' | 'path'> {
  readonly name: LocalizedMessage;
  /** The member's link; undefined without one. */
  findLink(memberId: string): Promise<Pick<LinkedPartner, 'account' | 'linkedAt'> | undefined>;
}
export interface PartnerProgrammes {
  add(programme: PartnerProgramme): void;
  /** The member's links, in the order in which the programmes were added. */
  listLinks(memberId: string, locale: Locale): Promise<readonly LinkedPartner[]>;
}

export const createPartnerProgrammes = (): PartnerProgrammes => {
  const programmes: PartnerProgramme[] = [];
  return {
    add: (programme) => void programmes.push(programme),
    listLinks: async (memberId, locale) => {
      const links = await Promise.all(
        programmes.map(async ({ id, name, path, findLink }) => {
          const link = await findLink(memberId);
          return (
            link && {
              id,
              name: messageIn(name, locale),
              path,
              account: link.account,
              linkedAt: link.linkedAt,
            }
          );
        }),
      );
      return links.filter((link) => link !== undefined);
    },
  };
};
