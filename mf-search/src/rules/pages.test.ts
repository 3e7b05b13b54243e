import { plainDate } from '@campavia/domain';

import { pageCountOf, relOfPage, withPage } from './pages';
import { stayParams } from './search-params';

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [46, 3],
])('%i campers fill %i pages', (count, pages) => {
  expect(pageCountOf({}, count)).toBe(pages);
});

test('a search with its own page size has other pages', () => {
  expect(pageCountOf({ page_size: 4 }, 46)).toBe(12);
});

test('the first page is not in the address', () => {
  expect(withPage({ where: 'annecy', page: 3 }, 1)).toEqual({ where: 'annecy' });
  expect(withPage({ where: 'annecy' }, 2)).toEqual({ where: 'annecy', page: 2 });
});

test('neighbouring pages are named', () => {
  expect([1, 2, 3, 4].map((page) => relOfPage(page, 3))).toEqual([undefined, 'prev', undefined, 'next']);
});

test('a listing gets only the dates of a search', () => {
  const [date_from, date_to] = [plainDate('2027-06-28'), plainDate('2027-07-08')];
  const query = { where: 'annecy', date_from, date_to, beds: 2, page: 3 };
  expect(stayParams(query).toString()).toBe('date_from=2027-06-28&date_to=2027-07-08');
  expect(stayParams({ where: 'annecy' }).toString()).toBe('');
});
