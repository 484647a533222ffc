import { useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';

const form = /^[\w.-]{1,128}$/;
const idIn = (query: URLSearchParams): string | undefined => {
  const found = [...query].find(([name]) => name.toLowerCase() === 'match-id')?.[1];
  return found !== undefined && form.test(found) ? found : undefined;
};

/**
 * The number of the campaign's link that led here, of this page's address or of its return path; undefined without one, and where
 * campaigns are not measured (L-62).
 */
export const useCampaign = (): string | undefined => {
  const [query] = useSearchParams();
  if (!useHost().configuration.campaignMeasurement) return undefined;
  const returnUrl = query.get('returnUrl') ?? '';
  return idIn(query) ?? idIn(new URLSearchParams(returnUrl.split('?')[1]));
};
