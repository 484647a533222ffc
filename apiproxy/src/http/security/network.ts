import { isIPv4, isIPv6 } from 'node:net';

const groupCount = 8;
/** An IPv6 address as eight groups; an embedded IPv4 address fills the last two. */
const groupsOf = (address: string): readonly string[] => {
  // The URL parser normalises every spelling of an address.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = groupCount - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array.from({ length: missing }, () => '0'), ...(right ?? [])];
};
const prefix = (groups: readonly string[], bits: 48 | 64) =>
  `${groups.slice(0, bits / 16).join(':')}::/${bits}`;

/** A dual-stack socket names 1.2.3.4 as ::ffff:1.2.3.4. */
const mappedIPv4 = (groups: readonly string[]): string | undefined => {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};
type Parsed = { readonly ipv4: string } | { readonly ipv6: readonly string[] } | undefined;
const parse = (ip: string): Parsed => {
  const [address = ''] = ip.split('%', 1);
  if (isIPv4(address)) return { ipv4: address };
  if (!isIPv6(address)) return undefined;
  const ipv6 = groupsOf(address);
  const ipv4 = mappedIPv4(ipv6);
  return ipv4 ? { ipv4 } : { ipv6 };
};

export interface Network {
  readonly name: string;
  /** The factor on the limit of one network: a /48 contains many customers. */
  readonly share: number;
}
const unreadable = 'unreadable';
const sharesOfSite = 16;

/**
 * The networks that an IP address is counted under, narrowest first: an IPv4 address; for IPv6 the /64 of one customer
 * and the /48 around it. All texts that are not IP addresses share one network.
 */
export const networksOf = (ip: string): readonly [Network, ...Network[]] => {
  const parsed = parse(ip);
  if (!parsed) return [{ name: unreadable, share: 1 }];
  if ('ipv4' in parsed) return [{ name: parsed.ipv4, share: 1 }];
  return [
    { name: prefix(parsed.ipv6, 64), share: 1 },
    { name: prefix(parsed.ipv6, 48), share: sharesOfSite },
  ];
};
/** The narrowest network. */
export const networkOf = (ip: string): string => networksOf(ip)[0].name;
/** The widest network. One person may own a whole /48, so reports are counted by it. */
export const siteOf = (ip: string): string => networksOf(ip).at(-1)?.name ?? networkOf(ip);

/** The prefix of an IP address that logs may contain: it identifies a provider, not a person. */
export const addressPrefix = (ip: string): string => {
  const parsed = parse(ip);
  if (!parsed) return unreadable;
  return 'ipv4' in parsed ? `${parsed.ipv4.split('.').slice(0, 3).join('.')}.0/24` : prefix(parsed.ipv6, 48);
};
