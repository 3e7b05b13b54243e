import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * The place that a network address belongs to, for counting attempts: with IPv6 the network of 64 bits that one
 * household gets, in which anybody has as many addresses as they like.
 */
export function clientNetworkOf(ip: string): string {
  const [, inIpv4] = MAPPED.exec(ip) ?? [];
  if (inIpv4 || !isIPv6(ip)) return inIpv4 ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const between = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...between, ...after];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

function groupsIn(text: string): string[] {
  return text ? text.split(':') : [];
}
