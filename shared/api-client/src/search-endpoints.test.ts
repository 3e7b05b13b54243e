import { createHttp, type Http } from '@campavia/api-client/core';
import {
  someAlternatives,
  someFacets,
  someSavedSearches,
  aMapAnswer,
  aSearchAnswer,
} from '@campavia/contracts/testing';

import {
  countFacets,
  getSavedSearches,
  searchAlternatives,
  searchBothPlatforms,
  searchKeys,
  searchMap,
  type MapQuery,
} from './index';
import { answeringServer } from './testing/answering-server';

const ON_MAP: MapQuery = {
  where: 'annecy',
  pets: true,
  bbox: [5, 45, 7, 46],
  zoom: 9,
  ordering: 'price',
  page: 3,
};

type Call = [ask: (http: Http) => Promise<unknown>, url: string, body: unknown, answered?: unknown];

const calls: [string, Call][] = [
  [
    'counts beside filters, whatever page is shown',
    [
      (client) => countFacets({ where: 'annecy', types: [4], page: 3 }, { http: client }),
      '/3/campers/search/?where=annecy&types=4&page_size=1&facets=1&currency=CHF',
      aSearchAnswer([], { facets: someFacets(), facets_at_least: true }),
      { facets: someFacets(), facets_at_least: true },
    ],
  ],
  [
    'a part of the map, whatever its list is ordered by',
    [
      (client) => searchMap(ON_MAP, { http: client }),
      '/3/campers/clusters/?where=annecy&bbox=5%2C45%2C7%2C46&pets=true&zoom=9&currency=CHF',
      aMapAnswer(),
    ],
  ],
  [
    'help for a search without results',
    [
      (client) => searchAlternatives({ where: 'annecy', beds: 6, page: 2 }, { http: client }),
      '/3/campers/search/alternatives/?where=annecy&beds=6&currency=CHF',
      someAlternatives(),
    ],
  ],
  [
    'both platforms',
    [
      (client) => searchBothPlatforms({ where: 'annecy', ordering: 'price' }, { http: client }),
      '/3/yesboony/search/?where=annecy&ordering=price&currency=CHF',
      aSearchAnswer(),
    ],
  ],
  [
    'the searches somebody keeps',
    [(client) => getSavedSearches({ http: client }), '/3/saved-searches/', someSavedSearches()],
  ],
];

test.each(calls)('requests %s', async (_, [ask, url, body, answered = body]) => {
  await using api = await answeringServer({ body });
  const client = createHttp({ baseUrl: api.origin, site: { isoTag: 'fr-CH', currency: 'CHF' }, apiKey: 'k' });
  expect(await ask(client)).toEqual(answered);
  expect(api.calls.map((call) => call.url)).toEqual([url]);
});

test('a parameter without effect on the answer has none on the cache key', () => {
  const query = { where: 'annecy', pets: true } as const;
  expect(searchKeys.facets({ ...query, page: 3, ordering: 'price' })).toBe('facets?where=annecy&pets=true');
  expect(searchKeys.alternatives({ ...query, page_size: 5 })).toBe('alternatives?where=annecy&pets=true');
  expect(searchKeys.map(ON_MAP)).toBe('map?where=annecy&bbox=5%2C45%2C7%2C46&pets=true&zoom=9');
  expect(searchKeys.savedSearches()).toBe('saved-searches');
});
