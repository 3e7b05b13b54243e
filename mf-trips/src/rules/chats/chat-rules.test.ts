import { aChat, aChatBooking, aChatMessage } from '@campavia/contracts/testing';

import { readChatsQuery } from './convtypes';
import { findChatAction } from './next-action';
import { buildTimeline, type PendingMessage } from './timeline';

const kinds = (zone: string, pending: PendingMessage[] = [], over = {}) =>
  buildTimeline(aChat(over), pending, zone).map(({ type, key }) => (type === 'day' ? key : type));

test("messages and events are in chronological order, grouped by the reader's days", () => {
  expect(kinds('Europe/Dublin')).toEqual([
    'day-2027-03-09',
    'message',
    'day-2027-03-10',
    'message',
    'event',
    'event',
    'message',
  ]);
});

test('days are in the reader’s time zone', () => {
  expect(kinds('Pacific/Auckland')[0]).toBe('day-2027-03-10');
  expect(kinds('Pacific/Honolulu').filter((key) => key.startsWith('day'))).toEqual(['day-2027-03-09']);
});

test('unsent messages are at the end until they have arrived, and never shown twice', () => {
  const pending = [{ key: 'k-1', content: 'One', writtenAtMs: Date.UTC(2027, 2, 10, 9) }];
  expect(kinds('UTC', pending).at(-1)).toBe('pending');
  const messages = [...aChat().messages, aChatMessage({ id: 904, client_key: 'k-1' })];
  expect(kinds('UTC', pending, { messages })).not.toContain('pending');
});

test('events before the loaded messages, and unknown ones, are omitted', () => {
  const events = [
    { id: 'booking-1', kind: 'accept', actor: 'owner' as const, at: '2027-03-01T00:00:00.000Z' },
    { id: 'booking-2', kind: 'report_emergency', actor: 'guest' as const, at: '2027-03-11T00:00:00.000Z' },
  ];
  expect(kinds('UTC', [], { events, has_earlier: true })).not.toContain('event');
});

test.each([
  ['guest', { state: 'VALIDATED' }, 'wait-answer', undefined],
  ['guest', { state: 'ACCEPTED' }, 'pay', 'trip'],
  ['guest', { state: 'TO_COME_NOT_PAID' }, undefined, undefined],
  ['guest', { state: 'TO_COME_NOT_PAID', is_second_payment_failed: true }, 'pay', 'trip'],
  ['guest', { state: 'TO_COME' }, 'pick-up', 'trip.pick-up'],
  ['guest', { state: 'DONE' }, undefined, undefined],
  ['owner', { state: 'VALIDATED' }, 'answer', 'booking'],
  ['owner', { state: 'ACCEPTED' }, 'wait-payment', undefined],
  ['owner', { state: 'TO_COME' }, undefined, undefined],
] as const)('the next action for the %s of %o is %s', (role, over, name, to) => {
  const action = findChatAction({ role, booking: aChatBooking(over) });
  expect([action?.name, action?.link?.address]).toEqual([name, to]);
});

test('a question has no next action', () => {
  expect(findChatAction({ role: 'guest', booking: null })).toBeUndefined();
});

test.each([
  ['', { convtype: 'all', page: 1 }],
  ['?convtype=booking&page=3', { convtype: 'booking', page: 3 }],
  ['?convtype=product', { convtype: 'product', page: 1 }],
  ['?convtype=x&page=-1', { convtype: 'all', page: 1 }],
  ['?page=1e9', { convtype: 'all', page: 1 }],
])('%s selects %o', (search, query) => expect(readChatsQuery(search)).toEqual(query));
