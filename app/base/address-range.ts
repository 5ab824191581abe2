/** Addresses and CIDR ranges (RFC 4632, RFC 4291 §2.3). Pure. */
import { BlockList, isIP } from 'node:net';

/** Whether a text is an address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefixLength, ...others] = text.split('/');
  const family = isIP(address);
  if (family === 0 || others.length > 0 || address.includes('%')) return false;
  if (prefixLength === undefined) return true;
  return /^\d{1,3}$/.test(prefixLength) && Number(prefixLength) <= (family === 6 ? 128 : 32);
}

/** @param ranges addresses and CIDR ranges, in the form of `isAddressRange` */
export function listOfAddresses(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefixLength] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefixLength === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefixLength), family);
  }
  return list;
}
