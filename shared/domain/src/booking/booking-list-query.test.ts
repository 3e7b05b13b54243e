import {
  isCompleteListQuery,
  readBookingListQuery,
  resolveBookingListView,
  writeBookingListQuery,
} from './booking-list-query';

const counts = (toDo: number, waiting: number, confirmed = 0) => [
  { key: 'to_do', count: toDo },
  { key: 'waiting', count: waiting },
  { key: 'confirmed', count: confirmed },
  { key: 'archived', count: 3 },
];

describe('the address of the booking list', () => {
  test.each([
    ['', { page: 1 }],
    ['?meta_state=todo', { tab: 'to_do', page: 1 }],
    ['?meta_state=to_do&page=3', { tab: 'to_do', page: 3 }],
    [
      '?meta_state=archived&state=cancelled_guest&year=2026',
      {
        tab: 'archived',
        state: 'CANCELLED_GUEST',
        year: 2026,
        page: 1,
      },
    ],
    ['?meta_state=archived&state=ALL', { tab: 'archived', state: 'ALL', page: 1 }],
    ['?meta_state=yesterday&state=lost&year=20&page=-1', { page: 1 }],
    ['?meta_state=__proto__&page=1e3&year=02027', { page: 1 }],
  ])('parses %s as %j', (search, expected) => {
    expect(readBookingListQuery(search)).toEqual(expected);
  });

  test('is written as it is parsed', () => {
    const search = 'meta_state=archived&state=to_come&year=2026&page=2';
    expect(writeBookingListQuery(readBookingListQuery(search))).toBe(search);
  });

  test.each([
    ['open tasks', counts(1, 2), 'to_do'],
    ['waiting, without open tasks', counts(0, 2), 'waiting'],
    ['confirmed, without open tasks and waiting trips', counts(0, 0, 1), 'confirmed'],
    ['confirmed, without any trips', counts(0, 0), 'confirmed'],
  ])('without a tab means %s', (_, given, tab) => {
    expect(resolveBookingListView({ page: 1 }, given)).toEqual({ tab, page: 1 });
  });

  test('without a tab has no meaning until the counts are known; with one it need not wait', () => {
    expect(resolveBookingListView({ page: 1 }, undefined)).toBeUndefined();
    expect(resolveBookingListView({ tab: 'waiting', page: 2 }, undefined)).toEqual({
      tab: 'waiting',
      page: 2,
    });
  });

  test('shows the past trips of the archive by default', () => {
    expect(resolveBookingListView({ tab: 'archived', page: 1 }, undefined)).toMatchObject({
      state: 'TO_COME',
    });
    expect(resolveBookingListView({ tab: 'archived', state: 'ALL', page: 1 }, undefined)).toMatchObject({
      state: 'ALL',
    });
    expect(isCompleteListQuery({ tab: 'archived', page: 1 })).toBe(false);
    expect(isCompleteListQuery({ tab: 'to_do', page: 1 })).toBe(true);
  });
});
