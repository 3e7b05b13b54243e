import { aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';

import { toFoundCampers } from './to-found-campers';

test.each([
  ['09:00:00', 9],
  ['14:30', 14],
  ['20', 20],
  ['', null],
  [null, null],
])('the time %j becomes the hour %j', (time, hour) => {
  const answer = aSearchAnswer([aSearchResult({ id: 7, hour_from: time, hour_to: time })]);
  expect(toFoundCampers(answer).results).toEqual([{ ...answer.results[0], hour_from: hour, hour_to: hour }]);
});

test('an api without times yields no hours', () => {
  const { hour_from: _, hour_to: __, ...older } = aSearchResult();
  const { results } = toFoundCampers({ results: [older as ReturnType<typeof aSearchResult>] });
  expect(results[0]).toMatchObject({ hour_from: null, hour_to: null });
});

test('prices stay decimal texts, and null stays null', () => {
  const prices = { price_per_day: '84.00', final_booking_price: null, booking_price_per_day: '92.10' };
  const answer = aSearchAnswer([aSearchResult(prices)], { count: 46, count_capped: true });
  const { results, ...rest } = toFoundCampers(answer);
  expect(results[0]).toMatchObject(prices);
  expect(rest).toMatchObject({ count: 46, count_capped: true, box: answer.box });
});
