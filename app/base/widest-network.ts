/**
 * The widest network that may be one subscriber's: of the /64 of an IPv6 client its /48, since a /56 has 256 of them
 * (RFC 6177). Any other text, an IPv4 address above all, is returned as it is. Pure.
 */
export function widestNetwork<Network extends string>(network: Network): Network {
  return network.endsWith('::/64') ? (`${network.split(':', 3).join(':')}::/48` as Network) : network;
}
