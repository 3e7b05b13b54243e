import { plainDate } from '../dates';
import { findContact, lastReviewDay, needsReviewComment, reviewWindow } from './index';

test.each([
  ['Call him before you come, 079 412 55 01.', 'phone'],
  ['+33 6 12-34-56-78', 'phone'],
  ['call ٠٧٩٤١٢٥٥٠١', 'phone'],
  ['bernard@example.org is quick to answer', 'email'],
  ['see https://example.org/x', 'link'],
  ['see www.maud.example', 'link'],
  ['look at maud-rental.com', 'link'],
] as const)('%j contains contact details', (text, kind) => {
  expect(findContact(text)).toBe(kind);
});

test.each([
  'Maud is fifty and likes 80 km/h.',
  'We left on 07.05.2027 and came back on 2027-05-10.',
  '1,200 km in 4 days, 12.5 litres',
  'Great.Really great.We come back.',
  '@home in the camper',
  `${'a'.repeat(2000)}`,
  '',
])('%j contains none', (text) => {
  expect(findContact(text)).toBeUndefined();
});

test.each([
  [3, true],
  [4, false],
  [5, false],
])('a review of %i stars needs a comment: %s', (rating, isNeeded) => {
  expect(needsReviewComment(rating)).toBe(isNeeded);
});

const trip = { state: 'TO_COME', to: plainDate('2027-03-01'), hasOpenIncident: false } as const;
const on = (day: string) => ({ ms: 0, today: plainDate(day) });

test.each([
  ['on the last day of the trip', trip, '2027-03-01', 'early'],
  ['on the day after', trip, '2027-03-02', 'open'],
  ['on the last day for reviews', trip, '2027-03-15', 'open'],
  ['afterwards', trip, '2027-03-16', 'closed'],
  ['during an incident', { ...trip, hasOpenIncident: true }, '2027-03-02', 'frozen'],
  ['of a cancelled trip', { ...trip, state: 'CANCELLED_GUEST' }, '2027-03-02', 'none'],
] as const)('%s a review is possible or not', (_, facts, day, expected) => {
  expect(reviewWindow(facts, on(day))).toBe(expected);
});

test('the last day for reviews is two weeks after the trip', () => {
  expect(lastReviewDay(plainDate('2027-03-01'))).toBe('2027-03-15');
});
