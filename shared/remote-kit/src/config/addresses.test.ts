import { fillPattern, matchAddress, type OwnedAddress } from './addresses';

const addresses: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
  { id: 'new-camper', pattern: '/campers/new', part: 'mf-onboarding' },
  { id: 'request', pattern: '/campers/{id}/request/{request_id}', part: 'mf-funnels' },
  { id: 'category', pattern: '/camper-type/{slug}/{seats}-seats', part: 'mf-search' },
];

describe('matchAddress', () => {
  it.each([
    ['/', 'home', {}],
    ['/s', 'search', {}],
    ['/s/', 'search', {}],
    ['/campers/12', 'listing', { id: '12' }],
    ['/campers/new', 'new-camper', {}],
    ['/campers/12/request/7', 'request', { id: '12', request_id: '7' }],
    ['/camper-type/van/4-seats', 'category', { slug: 'van', seats: '4' }],
    ['/campers/p%C3%B6ssl', 'listing', { id: 'pössl' }],
    ['/campers/%E0%A4%A', 'listing', { id: '%E0%A4%A' }],
  ])('finds the owner of %s', (path, id, params) => {
    expect(matchAddress(addresses, path)).toMatchObject({ address: { id }, params });
  });

  it.each(['/search', '/S', '/campers', '/campers/1/2', '/campers//', '/s?x', '/campers/1/request/'])(
    'finds no owner for %j',
    (path) => {
      expect(matchAddress(addresses, path)).toBeUndefined();
    },
  );

  it('prefers the more specific of two addresses even if it has more parameters', () => {
    const wide = { id: 'type', pattern: '/camper-type/{slug}', part: 'a' };
    const narrow = { id: 'seats', pattern: '/camper-type/{slug}-with-{seats}-seats', part: 'b' };
    const path = '/camper-type/van-with-4-seats';
    expect(matchAddress([wide, narrow], path)?.address.id).toBe('seats');
    expect(matchAddress([narrow, wide], '/camper-type/van')?.address.id).toBe('type');
  });

  it('prefers the address with more literal text, whatever the order of parts', () => {
    expect(matchAddress([...addresses].reverse(), '/campers/new')?.address.id).toBe('new-camper');
  });

  it('treats dots in a pattern literally', () => {
    const file = [{ id: 'file', pattern: '/a.b', part: 'x' }];
    expect(matchAddress(file, '/aXb')).toBeUndefined();
  });
});

describe('fillPattern', () => {
  it('inserts parameters into the path, escaped', () => {
    expect(fillPattern('/campers/{id}', { id: 12 })).toBe('/campers/12');
    expect(fillPattern('/campers/{id}', { id: '../s' })).toBe('/campers/..%2Fs');
  });

  it('returns undefined when a parameter is missing', () => {
    expect(fillPattern('/campers/{id}', {})).toBeUndefined();
  });
});

test('the patterns of a list are prepared once, however many paths are looked for', () => {
  let reads = 0;
  const address: OwnedAddress = {
    id: 'listing',
    part: 'mf-listing',
    get pattern() {
      reads += 1;
      return '/campers/{id}';
    },
  };
  const list = [address, { id: 'home', part: 'mf-search', pattern: '/' }];
  expect(matchAddress(list, '/campers/1')?.params).toEqual({ id: '1' });
  const before = reads;
  expect(matchAddress(list, '/campers/2')?.params).toEqual({ id: '2' });
  expect(reads).toBe(before);
});
