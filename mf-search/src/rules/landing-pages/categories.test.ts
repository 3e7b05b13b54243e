import { parseParams, plainDate, sanitiseSearch, searchToParams } from '@campavia/domain';

import { CATEGORIES, categorySearch, readCategory, readSeats, SEATS } from './categories';
import { categoryOfType } from './category-of-type';

test.each(['motorhome', 'campervan', 'van'])('%s is a category', (slug) => {
  expect(readCategory(slug)).toBe(slug);
});

test.each(['caravan', 'Van', 'vans', '', 'toString', '__proto__', 'van ', undefined])(
  '%j is not a category',
  (slug) => {
    expect(readCategory(slug)).toBeUndefined();
  },
);

test.each([
  ['2', 2],
  ['6', 6],
])('%s means %d seats', (text, seats) => {
  expect(readSeats(text)).toBe(seats);
});

test.each(['1', '7', '0', '', '04', '4.0', '-4', ' 4', 'four', '4-seats', '٤', undefined])(
  '%j is not a number of seats',
  (text) => {
    expect(readSeats(text)).toBeUndefined();
  },
);

test('campervans and vans are one type each, motorhomes three', () => {
  expect(categoryOfType('campervan')).toBe('campervan');
  expect(categoryOfType('van')).toBe('van');
  expect(categoryOfType('lowprofile')).toBeUndefined();
  expect(categorySearch('motorhome', 'IE')).toEqual({ where: 'ireland', types: [1, 2, 3] });
});

const pages = CATEGORIES.flatMap((category) => [undefined, ...SEATS].map((seats) => ({ category, seats })));
test.each(pages)('“See all” of $category $seats finds as many as its page counts', ({ category, seats }) => {
  const query = categorySearch(category, 'FR', seats);
  const opened = sanitiseSearch(parseParams(searchToParams(query).toString()), plainDate('2027-03-10'));
  expect(opened).toMatchObject({ query, changed: false });
});
