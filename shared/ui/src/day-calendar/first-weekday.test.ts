import { firstWeekdayOf } from './first-weekday';

test.each([
  ['en-IE', 1],
  ['fr-FR', 1],
  ['en-US', 7],
  ['pt-PT', 7],
  ['ar-EG', 6],
])('weeks of %s start on day %i', (locale, day) => {
  expect(firstWeekdayOf(locale)).toBe(day);
});
