import { isIP } from 'node:net';

/**
 * Whether a host name is one of this machine or network: localhost, a name without a dot or below .local, or an IP address. Another
 * name may be a stranger's that leads here by DNS rebinding, with the same name in Host and Origin.
 */
export const isLocalName = (hostname: string): boolean => {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return !name.includes('.') || /\.(?:local|localhost)$/.test(name) || isIP(name) !== 0;
};
