import { isIP } from 'node:net';

/** Whether a text is an address or a CIDR range (RFC 4632, RFC 4291 §2.3). Pure. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/**
 * The /48 of the /64 of an IPv6 client: one subscriber may have a /56, 256 networks (RFC 6177). Any other text, an IPv4
 * address above all, is returned as it is. Pure.
 */
export function widestNetwork<Network extends string>(network: Network): Network {
  return network.endsWith('::/64') ? (`${network.split(':', 3).join(':')}::/48` as Network) : network;
}

/** Whether a host of an address (`URL.hostname`) is this machine (RFC 6761 §6.3, RFC 6890). Pure. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
