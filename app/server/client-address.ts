/** Who asks: the socket's address, or what a trusted proxy says. Pure. */
import { BlockList, isIP } from 'node:net';

/** Proxies whose forwarding headers are believed. @param ranges addresses and CIDR ranges */
export function trustedProxies(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The nearest address that is no trusted proxy. */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), plain(remoteAddress ?? '')];
  let address = hops.pop() ?? '';
  while (isTrusted(address, proxies)) {
    const next = plain(hops.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

export function isTrusted(address: string, proxies: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 addresses arrive mapped into IPv6 on a dual-stack socket. */
export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
