import { createContext, useContext, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import {
  partnerOfSlug,
  partnerPagePathsOf,
  partnerPrograms,
  partnerRestPathsOf,
  type PartnerId,
} from '@crema/shared-contracts';
import { buttonClass, EmptyState } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { useHasPages } from '../../partnerships/partners.ts';
import { rewardsPaths } from '../../rewards-paths.ts';

const PartnerContext = createContext<PartnerId>('marriott');
const signIn = (returnPath: string): string => `/account/signin?returnUrl=${encodeURIComponent(returnPath)}`;
const unlinkAction = '?action=unlink';

/** Whether the query asks for the unlink question, as after the sign-in (D-133). */
export const asksToUnlink = (search: string): boolean =>
  new URLSearchParams(search).get('action') === new URLSearchParams(unlinkAction).get('action');

/** The program of the page: its kind, its name, its REST paths, its pages (RWD-042), and the sign-ins that lead to them. */
export const usePartner = () => {
  const id = useContext(PartnerContext);
  const name = useIntl().formatMessage({ id: `rewards.partner.${id}.name` });
  const { index, redirect } = partnerPagePathsOf(id);
  return {
    id,
    ...{ name, kind: partnerPrograms[id].kind },
    rest: partnerRestPathsOf(id),
    paths: {
      index,
      redirect,
      signInToLink: signIn(redirect),
      signInToUnlink: signIn(`${index}${unlinkAction}`),
      resultOf: (result: string): string => `${index}/${result}`,
    },
  };
};

const UnknownPartner = () => (
  <EmptyState
    headingLevel={1}
    art={<Illustration name="lost" size={160} />}
    title={<FormattedMessage id="rewards.link.unknown.title" />}
    actions={
      <Link to={rewardsPaths.landing} className={buttonClass()}>
        <FormattedMessage id="rewards.link.toRewards" />
      </Link>
    }
  >
    <FormattedMessage id="rewards.link.unknown.body" />
  </EmptyState>
);

/** The page for the program of the address. A program that is unknown, or that the shop does not show, has none (RWD-042). */
export const forPartner = (PartnerPage: ComponentType): ComponentType =>
  function PageOfPartner() {
    const hasPages = useHasPages();
    const id = partnerOfSlug(useParams()['partner']);
    if (!id || !hasPages(id)) return <UnknownPartner />;
    return (
      <PartnerContext key={id} value={id}>
        <PartnerPage />
      </PartnerContext>
    );
  };
