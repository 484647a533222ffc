/**
 * The app's URI with the parameters of an answer (RFC 6749, section 4.1.2): its own query stays as it is written. Empty values are left out.
 */
export const withOauthAnswer = (uri: string, answer: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(answer).filter(([, value]) => value !== ''));
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`;
};
