/** The client's address in normal form: the socket's, or the one a trusted proxy forwards. Pure. */
import { type BlockList, isIP } from 'node:net';
import { listOfAddresses } from '~/base/address-range';

/** An address in normal form, for comparison. */
export interface IpAddress {
  family: 'ipv4' | 'ipv6';
  /** Lower case, shortened (RFC 5952), without port, brackets or zone. */
  text: string;
}

/** The unit of limits: an IPv4 address, or the /64 or /48 of an IPv6 client (RFC 6177), as text. */
export type ClientNetwork = string & { readonly brand: 'ClientNetwork' };

/**
 * @param address also `ip:port`, `[ip]:port`, with a zone, mapped IPv4 (RFC 4291 §2.5.5.2)
 * @returns null for another text
 */
export function parseAddress(address: string): IpAddress | null {
  const text = address.trim();
  const withoutPort = bracketedAddress.exec(text)?.[1] ?? ipv4WithPort.exec(text)?.[1] ?? text;
  const [withoutZone = ''] = withoutPort.split('%');
  const family = isIP(withoutZone);
  if (family === 0) return null;
  if (family === 4) return { family: 'ipv4', text: withoutZone };
  const shortened = new URL(`http://[${withoutZone}]/`).hostname.slice(1, -1);
  const [, ...groups] = mappedIpv4.exec(shortened) ?? [];
  if (groups.length === 0) return { family: 'ipv6', text: shortened };
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return { family: 'ipv4', text: bytes.join('.') };
}

const bracketedAddress = /^\[([^\]]+)\](?::\d{1,5})?$/;
const ipv4WithPort = /^([\d.]+):\d{1,5}$/;
const mappedIpv4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * Proxies whose forwarding headers are believed; null without any, so that no list is searched.
 *
 * @param ranges addresses and CIDR ranges, in the form of `isAddressRange`
 */
export function trustedProxies(ranges: readonly string[]): BlockList | null {
  return ranges.length === 0 ? null : listOfAddresses(ranges);
}

/** The network of the nearest address that is not a trusted proxy. @param remoteAddress of the socket */
export function clientNetwork(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList | null,
): ClientNetwork {
  const hops = (forwardedFor ?? '').split(',');
  let address = parseAddress(remoteAddress ?? '');
  while (address && isTrusted(address, proxies)) {
    const next = parseAddress(hops.pop() ?? '');
    if (!next) break;
    address = next;
  }
  return networkOf(address);
}

export function isTrusted(address: IpAddress | null, proxies: BlockList | null): boolean {
  return address !== null && (proxies?.check(address.text, address.family) ?? false);
}

function networkOf(address: IpAddress | null): ClientNetwork {
  if (!address) return 'unknown' as ClientNetwork;
  if (address.family === 'ipv4') return address.text as ClientNetwork;
  return `${groupsOf(address.text).slice(0, 4).join(':')}::/64` as ClientNetwork;
}

/** The eight groups of an IPv6 address; `::` stands for those that are missing. */
function groupsOf(ipv6: string): string[] {
  const [before = '', after] = ipv6.split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last];
}
