import { createHttp, type Http } from '@campavia/api-client/core';
import {
  aPrice,
  someAvailabilities,
  someInsuranceChoices,
  someReviews,
  someReviewStats,
} from '@campavia/contracts/testing';

import {
  getAvailabilities,
  getInsuranceChoices,
  getPrice,
  getReviews,
  getReviewStats,
  getSimilarCampers,
  listingKeys,
  reportListing,
} from './index';
import { answeringServer } from './testing/answering-server';

const site = { isoTag: 'fr-CH', currency: 'CHF' };
const dates = { date_from: '2027-08-01', date_to: '2027-08-10' };

const calls: [string, (http: Http) => Promise<unknown>, string, unknown][] = [
  [
    'a price with nothing chosen',
    (client) => getPrice(1201, dates, { http: client }),
    '/3/products/1201/price/?date_from=2027-08-01&date_to=2027-08-10&currency=CHF',
    aPrice(),
  ],
  [
    'a price with much chosen',
    (client) =>
      getPrice(
        1201,
        {
          ...dates,
          km: 0,
          options: ['9:2', '51'],
          second_driver: true,
          rental_cover: false,
          insurance_id: 2,
        },
        { http: client },
      ),
    '/3/products/1201/price/?date_from=2027-08-01&date_to=2027-08-10&km=0&options=51%2C9%3A2&insurance_id=2' +
      '&second_driver=true&currency=CHF',
    aPrice(),
  ],
  [
    'the calendar',
    (client) => getAvailabilities('1201', { http: client }),
    '/3/products/1201/availabilities/',
    someAvailabilities(),
  ],
  [
    'campers like one',
    (client) => getSimilarCampers(1201, dates, { http: client }),
    '/3/products/1201/similar/?date_from=2027-08-01&date_to=2027-08-10&currency=CHF',
    { count: 0, next: null, previous: null, results: [] },
  ],
  [
    'insurances',
    (client) => getInsuranceChoices(1201, {}, { http: client }),
    '/3/insurance/?camper_id=1201&currency=CHF',
    someInsuranceChoices(),
  ],
  [
    'reviews',
    (client) => getReviews({ page: 2, camper_id: 1201 }, { http: client }),
    '/v4/reviews/?camper_id=1201&page=2',
    someReviews(),
  ],
  [
    'what they add up to',
    (client) => getReviewStats({ camper_id: 1201 }, { http: client }),
    '/v4/reviews/stats/?camper_id=1201',
    someReviewStats(),
  ],
];

test.each(calls)('requests %s and returns the answer', async (_, call, url, body) => {
  await using api = await answeringServer({ body });
  const client = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  await expect(call(client)).resolves.toEqual(body);
  expect(api.calls.map((received) => received.url)).toEqual([url]);
});

test('a stay that is too short fails with its code and the minimum number of days', async () => {
  await using api = await answeringServer({ status: 400, body: { __all__: ['108'], min_length: 5 } });
  const client = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  await expect(getPrice(1201, dates, { http: client })).rejects.toMatchObject({
    fields: { __all__: ['108'] },
    body: { min_length: 5 },
  });
});

test('a report sends its reason', async () => {
  await using api = await answeringServer({ status: 204 });
  const client = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  await expect(reportListing(1201, { reason: 'UNSAFE' }, { http: client })).resolves.toBeUndefined();
  expect(api.calls[0]).toMatchObject({ method: 'POST', url: '/3/products/1201/report/' });
});

test('the same choices have the same cache key, in whatever order they were made', () => {
  const key = listingKeys.price(1201, { ...dates, options: ['51', '9:2'], cancel_insurance: true });
  expect(listingKeys.price(1201, { cancel_insurance: true, options: ['9:2', '51'], ...dates })).toBe(key);
  expect(listingKeys.price(1201, dates)).not.toBe(key);
});
