/** The parameters by which advertisers and social networks recognize a click. No page depends on them. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|epik|srsltid|mc_cid|mc_eid|_hsenc|_hsmi|_ga|_gl)$/i;
const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/**
 * The query of a URL, with its question mark, as pages read it: without tracking parameters, so that all visitors of a
 * campaign share one page (PLT-021). The address bar keeps them.
 */
export const withoutTracking = (search: string): string => {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(nameOf(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};
