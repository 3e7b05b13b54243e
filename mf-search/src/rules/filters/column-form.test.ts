import type { SearchQuery } from '@campavia/domain';

import {
  arrivedForm,
  askedForm,
  changedForm,
  columnFormOf,
  wantedSearch,
  type ColumnForm,
} from './column-form';

const start: SearchQuery = { where: 'annecy', page: 2 };

function withStars(form: ColumnForm, stars: number): ColumnForm {
  return changedForm(form, () => ({ stars }));
}

function ask(query: SearchQuery, form: ColumnForm): [SearchQuery, ColumnForm] {
  const wanted = wantedSearch(query, form);
  if (!wanted) throw new Error('Nothing new is asked for');
  return [wanted, askedForm(form, wanted)];
}

test('a change is requested once, from the first page', () => {
  const [wanted, form] = ask(start, withStars(columnFormOf(start), 4));
  expect(wanted).toEqual({ where: 'annecy', review_average__gte: 4 });
  expect(form.isDue).toBe(false);
  expect(wantedSearch(wanted, arrivedForm(form, wanted))).toBeUndefined();
});

test('a change back to the current search requests nothing', () => {
  const form = changedForm(columnFormOf(start), ({ types }) => ({ types }));
  expect(wantedSearch(start, form)).toBeUndefined();
});

test('changes made while a search is loading are kept', () => {
  const [first, asked] = ask(start, withStars(columnFormOf(start), 4));
  const form = arrivedForm(
    changedForm(asked, () => ({ beds: 4 })),
    first,
  );
  expect(form.draft).toMatchObject({ stars: 4, beds: 4 });
  expect(form.isDue).toBe(true);
});

test('a search replaced by the next is not waited for', () => {
  const [, asked] = ask(start, withStars(columnFormOf(start), 3));
  const [second, twice] = ask(start, withStars(asked, 4));
  const form = arrivedForm(twice, second);
  expect(form.draft.stars).toBe(4);
  expect(form.asked).toEqual([]);
});

test('going back shows the filters of the previous search', () => {
  const [wanted, asked] = ask(start, withStars(columnFormOf(start), 4));
  const back = arrivedForm(arrivedForm(asked, wanted), start);
  expect(back.draft.stars).toBeUndefined();
  expect(back.isDue).toBe(false);
});
