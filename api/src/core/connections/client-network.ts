import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/** The network of an IP address, for rate limits: for IPv6 the /64, because one household can use any address in it. */
export function clientNetworkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const groups = address.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
