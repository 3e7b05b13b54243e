import { createHttp, http, provideHttp, type Http } from '@campavia/api-client/core';
import {
  aListing,
  anAddress,
  aNearbyPlace,
  anEvent,
  aPlace,
  aReferential,
  aSearchAnswer,
  aShopRating,
  someSeasonPrices,
} from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';

import {
  getListing,
  getNearbyPlaces,
  getPlace,
  getReferential,
  getSeasonPrices,
  getShopRating,
  searchCampers,
  searchAddresses,
  searchPlaces,
  sendEvents,
} from './index';
import { answeringServer } from './testing/answering-server';

const site = { isoTag: 'fr-CH', currency: 'CHF' };
const dates = { date_from: plainDate('2027-08-01'), date_to: plainDate('2027-08-10') };

const calls: [string, (http: Http) => Promise<unknown>, string, unknown][] = [
  [
    'a search',
    (client) => searchCampers({ where: 'annecy', types: [4, 1], ...dates, page: 2 }, { http: client }),
    '/3/products/?where=annecy&date_from=2027-08-01&date_to=2027-08-10&types=1&types=4&page=2&currency=CHF',
    aSearchAnswer(),
  ],
  [
    'a camper',
    (client) => getListing(1201, {}, { http: client }),
    '/3/products/1201/?currency=CHF',
    aListing(),
  ],
  [
    'a camper for dates',
    (client) => getListing('1201', dates, { http: client }),
    '/3/products/1201/?date_from=2027-08-01&date_to=2027-08-10&currency=CHF',
    aListing(),
  ],
  [
    'places by what somebody types',
    (client) => searchPlaces('aix & les', 5, { http: client }),
    '/v4/geolocation/places/?search=aix+%26+les&limit=5',
    [aPlace()],
  ],
  [
    'addresses by what somebody types',
    (client) => searchAddresses({ q: '4 rue du lac', country: 'FR' }, { http: client }),
    '/v4/geolocation/addresses/?q=4+rue+du+lac&country=FR',
    [anAddress()],
  ],
  [
    'a place, whatever stands in its address',
    (client) => getPlace('../3/users', { http: client }),
    '/v4/geolocation/places/..%2F3%2Fusers/',
    aPlace(),
  ],
  [
    'the places near a place',
    (client) => getNearbyPlaces('aix & les', { http: client }),
    '/v4/geolocation/places/aix%20%26%20les/nearby/',
    [aNearbyPlace()],
  ],
  [
    'what campers cost by season',
    (client) => getSeasonPrices({ types: [4, 1], where: 'annecy' }, { http: client }),
    '/3/campers/season-prices/?where=annecy&types=1&types=4&currency=CHF',
    someSeasonPrices(),
  ],
  ['the referential', (client) => getReferential({ http: client }), '/3/referential/', aReferential()],
  [
    'the referential of a site',
    (client) => getReferential({ site: 'en-gb', http: client }),
    '/3/referential/?site=en-gb',
    aReferential(),
  ],
  ['the rating of the shop', (client) => getShopRating({ http: client }), '/3/trustedshop/', aShopRating()],
  [
    'room for an event',
    (client) => sendEvents([anEvent()], { http: client }),
    '/v4/events/send/',
    { accepted: 1 },
  ],
];

test.each(calls)('requests %s and returns the answer', async (_, call, url, body) => {
  await using api = await answeringServer({ body });
  const client = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  await expect(call(client)).resolves.toEqual(body);
  expect(api.calls.map((received) => received.url)).toEqual([url]);
});

test('a place under an old slug fails with the right one', async () => {
  await using api = await answeringServer({
    status: 406,
    body: { detail: 'Moved.', correct_slug: 'annecy' },
  });
  const client = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  await expect(getPlace('anecy', { http: client })).rejects.toMatchObject({
    status: 406,
    correctSlug: 'annecy',
  });
});

test('an aborted search fails as such', async () => {
  await using api = await answeringServer('silence');
  const client = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  const signal = AbortSignal.abort();
  await expect(searchCampers({}, { http: client, signal })).rejects.toMatchObject({ kind: 'aborted' });
});

test('the client of the page is used unless another is passed', async () => {
  expect(() => http()).toThrow('No http client');
  await using api = await answeringServer({ body: [] });
  provideHttp(createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' }));
  await expect(searchPlaces('ann')).resolves.toEqual([]);
});
