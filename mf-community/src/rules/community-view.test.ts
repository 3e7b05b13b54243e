import {
  isNarrowed,
  parseFilters,
  parsePictureId,
  parseReviewsView,
  toReviewsQuery,
  toWallQuery,
  writeFilters,
  writeReviewsView,
} from './community-view';

const USUAL = { stars: undefined, isWithPictures: false, order: 'newest', page: 1 };

describe('the address of all reviews', () => {
  test.each([
    ['', USUAL],
    ['country=FR&type=4', { ...USUAL, country: 'FR', type: 4 }],
    [
      'stars=3&pictures=1&order=critical&page=12',
      { stars: 3, isWithPictures: true, order: 'critical', page: 12 },
    ],
  ])('%s is parsed and written alike', (search, view) => {
    const read = parseReviewsView(new URLSearchParams(search));
    expect(read).toEqual(view);
    expect(writeReviewsView(read)).toBe(search);
  });

  test.each([
    'country=france',
    'country=FRA',
    'type=8',
    'type=0',
    'type=4.5',
    'stars=6',
    'stars=-1',
    'pictures=yes',
    'order=random()',
    'page=0',
    'page=1e9',
    'page=99999999999',
  ])('%s is left out', (search) => {
    expect(parseReviewsView(new URLSearchParams(search))).toEqual(USUAL);
  });

  test('knows whether a filter is active', () => {
    const narrowed = (search: string) => isNarrowed(parseReviewsView(new URLSearchParams(search)));
    expect(['', 'page=2', 'order=best'].map(narrowed)).toEqual([false, false, false]);
    expect(['country=FR', 'type=1', 'stars=5', 'pictures=1'].map(narrowed)).toEqual([true, true, true, true]);
  });

  test('is converted to a request of the api', () => {
    const view = parseReviewsView(new URLSearchParams('country=FR&stars=2&pictures=1&order=best&page=3'));
    expect(toReviewsQuery(view)).toEqual({
      author_type: 'guest',
      country: 'FR',
      rating: 2,
      has_pictures: true,
      ordering: '-rating',
      page: 3,
      page_size: 10,
    });
  });
});

describe('the address of the pictures', () => {
  test('keeps country and type of vehicle', () => {
    const filters = parseFilters(new URLSearchParams('country=DE&type=5&stars=5'));
    expect(filters).toEqual({ country: 'DE', type: 5 });
    expect(writeFilters(filters)).toBe('country=DE&type=5');
    expect(toWallQuery(filters, 2)).toEqual({ country: 'DE', type: 5, page: 2, page_size: 24 });
  });

  test.each([
    ['picture=301', 301],
    ['picture=0', undefined],
    ['picture=abc', undefined],
    ['picture=2147483648', undefined],
    ['', undefined],
  ])('%s opens picture %s', (search, id) => {
    expect(parsePictureId(new URLSearchParams(search))).toBe(id);
  });
});
