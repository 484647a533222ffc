import type { Rule } from '@crema/shared-contracts';
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** RFC 8252, section 7.1: the scheme of an app on the device is a domain name of its maker, in reverse. */
const privateScheme = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/;
const longest = 500;

const rules: readonly Rule<URL, { readonly because: string }, string>[] = [
  { because: 'it is too long', isViolatedBy: (_url, text) => text.length > longest },
  {
    because: 'it has spaces, control characters or a backslash',
    isViolatedBy: (_url, text) => !/^[!-[\]-~]+$/.test(text),
  },
  { because: 'it has a fragment', isViolatedBy: (_url, text) => text.includes('#') },
  {
    because: 'it has a name or a password',
    isViolatedBy: ({ username, password }) => username !== '' || password !== '',
  },
  { because: 'its path has dots', isViolatedBy: (_url, text) => /\/\.{1,2}(?:[/?]|$)/.test(text) },
  {
    because:
      'its scheme is neither https, nor http on this machine, nor a private one such as com.example.app',
    isViolatedBy: ({ protocol, hostname }) =>
      !(
        protocol === 'https:' ||
        (protocol === 'http:' && loopbackHosts.includes(hostname)) ||
        privateScheme.test(protocol)
      ),
  },
];

/** The reason why a URI cannot be registered for an app; undefined if it can. Requests must name a registered one exactly (D-120). */
export const findRedirectUriError = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (!url) return 'it is not an absolute URI';
  return rules.find(({ isViolatedBy }) => isViolatedBy(url, text))?.because;
};

/** Whether the URI proves the app: another program on the device can answer at the others (RFC 8252, section 8.6). */
export const provesApp = (uri: string): boolean => uri.startsWith('https:');
