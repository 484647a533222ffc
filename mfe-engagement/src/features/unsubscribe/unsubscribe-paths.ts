import { optionalMailKinds, type OptionalMailKind } from '@crema/shared-contracts';

/** The kind that a URL names (ENG-040); undefined for any other value. */
export const readKind = (query: URLSearchParams): OptionalMailKind | undefined =>
  optionalMailKinds.find((kind) => kind === query.get('type'));

/** The page of the result; without a kind it says that the mails were not ended. */
export const resultPath = (kind?: OptionalMailKind): string =>
  kind ? `/unsubscribe/complete?type=${kind}` : '/unsubscribe/complete';

export const preferencesPath = '/account/settings/communication-preferences';
