import type { IncomingMessage } from 'node:http';

import { createPeerCheck, createRequestIds } from './request-origins';

const from = (remoteAddress: string, id?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-request-id': id, 'x-forwarded-for': '10.0.0.1' },
  }) as unknown as IncomingMessage;

test.each([
  [['10.0.0.0/8'], '10.1.2.3', true],
  [['10.0.0.0/8'], '203.0.113.7', false],
  [['loopback'], '::ffff:127.0.0.1', true],
  [[], '127.0.0.1', false],
])('with %j, %s is trusted: %s', (trusted, address, expected) => {
  expect(createPeerCheck(trusted)(from(address))).toBe(expected);
});

test('takes the request id of a trusted proxy only', () => {
  const idOf = createRequestIds(createPeerCheck(['10.0.0.0/8']));
  expect(idOf(from('10.1.2.3', 'abcdef0123456789'))).toBe('abcdef0123456789');
  expect(idOf(from('10.1.2.3', 'x" y'))).toMatch(/^[\w-]{36}$/);
  expect(idOf(from('203.0.113.7', 'abcdef0123456789'))).toMatch(/^[\w-]{36}$/);
});
