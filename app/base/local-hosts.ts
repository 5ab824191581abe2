/** Hosts of this machine and of its network. Pure. */
import { isIP } from 'node:net';
import { listOfAddresses } from './address-range';

/** Whether the host of an address (`URL.hostname`) is this machine (RFC 6761 §6.3, RFC 6890). */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Networks of this machine, of a link, of a private network, of nobody (RFC 6890), and those of IPv6 whose addresses
 * stand for one of IPv4 (RFC 6052 §2.1, RFC 3056 §2).
 */
const localNetworks = listOfAddresses([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/96', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  ...['64:ff9b::/96', '64:ff9b:1::/48', '2002::/16'],
]);

/**
 * Whether the host of an address (`URL.hostname`, which has one spelling of each IP address) can only be this machine or
 * one of its network: a name of one word is not public, nor are some last words (RFC 6761, RFC 6762, RFC 8375).
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 4) return localNetworks.check(host, 'ipv4');
  if (family === 6) return localNetworks.check(host, 'ipv6');
  // The root of the name system, which a full name may end with.
  const name = host.endsWith('.') ? host.slice(0, -1) : host;
  return !name.includes('.') || /\.(?:localhost|localdomain|local|internal|home\.arpa)$/.test(name);
}
