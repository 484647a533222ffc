import { isIP } from 'node:net';

export type TrustedProxies = boolean | string | ((address: string, hop: number) => boolean);

/** Ranges that have a name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];
const isAddress = (entry: string): boolean => {
  const [address = '', bits, more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** TRUST_PROXY: whose X-Forwarded-* headers count. Throws a sentence that names what cannot be read. */
export const readTrustedProxies = (text: string | undefined): TrustedProxies => {
  const wish = text?.trim() ?? '';
  if (wish === '' || wish === 'false') return false;
  if (wish === 'true') return true;
  // The framework takes no number: whoever reaches the server past its proxies could then pose as one.
  if (/^\d{1,2}$/.test(wish)) return (_address, hop) => hop < Number(wish);
  const entries = wish.split(',').map((entry) => entry.trim());
  const unknown = entries.find((entry) => !namedRanges.includes(entry) && !isAddress(entry));
  if (unknown !== undefined)
    throw new Error(
      `TRUST_PROXY: "${unknown}" is no address; expected true, false, a number of proxies, or addresses by commas (10.0.0.0/8, ${namedRanges.join(', ')})`,
    );
  return entries.join(',');
};
