import { isIP } from 'node:net';

export type TrustedProxies = boolean | string | ((ip: string, hop: number) => boolean);

/** Named IP ranges of the framework. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];
const isIpRange = (entry: string): boolean => {
  const [ip = '', bits, more] = entry.split('/');
  const version = isIP(ip);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** TRUST_PROXY: the proxies whose X-Forwarded-* headers are trusted. Throws an error that names the unreadable part. */
export const readTrustedProxies = (text: string | undefined): TrustedProxies => {
  const setting = text?.trim() ?? '';
  if (setting === '' || setting === 'false') return false;
  if (setting === 'true') return true;
  // The number is not passed to the framework: a client that connects directly, past the proxies, could then
  // set the headers.
  if (/^\d{1,2}$/.test(setting)) return (_ip, hop) => hop < Number(setting);
  const entries = setting.split(',').map((entry) => entry.trim());
  const unknown = entries.find((entry) => !namedRanges.includes(entry) && !isIpRange(entry));
  if (unknown !== undefined)
    throw new Error(
      `TRUST_PROXY: "${unknown}" is not an IP address or range; expected true, false, a number of proxies, or IP ranges separated by commas (10.0.0.0/8, ${namedRanges.join(', ')})`,
    );
  return entries.join(',');
};
