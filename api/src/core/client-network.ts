import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/**
 * The network that an address belongs to, for counting attempts: with IPv6 the /64 that one household gets, in which
 * anybody has as many addresses as they like.
 */
export function clientNetworkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const groups = address.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
