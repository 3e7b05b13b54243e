import { aPlace } from '@campavia/contracts/testing';
import type { SearchQuery } from '@campavia/domain';
import { SITES } from '@campavia/i18n/sites';

import { countryPlace } from './country-place';
import { findBestChoice, toPlaceChoices } from './place-choices';
import { formatPlaceLine, describeSearchArea } from './search-area';

const annecy = aPlace();
const inEnglish = (code: string) => ({ DE: 'Germany', FR: 'France' })[code];
const germany = aPlace({ name: 'Deutschland', slug: 'deutschland', place_type: 'COUNTRY', country: 'DE' });
const savoie = aPlace({ name: 'Savoie', slug: 'savoie', place_type: 'LVL2' });

test.each<[string, SearchQuery, Parameters<typeof describeSearchArea>[1], object]>([
  ['a town', { where: 'annecy' }, annecy, { relation: 'near', place: 'Annecy' }],
  ['a department', { where: 'savoie' }, savoie, { relation: 'in', place: 'Savoie' }],
  ['a country', { where: 'deutschland' }, germany, { relation: 'in', place: 'Deutschland', country: 'DE' }],
  ['a place not known yet', { where: 'annecy' }, undefined, { relation: 'near', place: 'annecy' }],
  ['a point', { latitude: 45.9, longitude: 6.1 }, undefined, { relation: 'point', place: '' }],
  [
    'a map moved away from a point',
    { latitude: 45.9, longitude: 6.1, bbox: [6, 45, 7, 46] },
    undefined,
    { relation: 'area', place: '' },
  ],
  ['a box over a town', { where: 'annecy', bbox: [6, 45, 7, 46] }, annecy, { relation: 'area', place: '' }],
  ['nowhere in particular', {}, undefined, { relation: 'everywhere', place: '' }],
])('describes %s', (_, query, place, text) => {
  expect(describeSearchArea(query, place)).toEqual(text);
});

test.each<[string, { latitude: number; longitude: number } | undefined, string]>([
  ['this browser has found the reader', { latitude: 45.9, longitude: 6.1 }, 'here'],
  ['the reader is somewhere else', { latitude: 45.9, longitude: 6.2 }, 'point'],
  ['without a request for the reader’s position', undefined, 'point'],
])('a search around a point where %s', (_, own, relation) => {
  expect(describeSearchArea({ latitude: 45.9, longitude: 6.1 }, undefined, own)).toEqual({
    relation,
    place: '',
  });
});

test('a place is named with its region', () => {
  expect(formatPlaceLine(annecy)).toBe('Annecy, Haute-Savoie');
  expect(formatPlaceLine(aPlace({ name: 'France', ancestors: [] }))).toBe('France');
});

test('suggestions name the region of a place, without repeating its name', () => {
  const city = aPlace({
    name: 'Berlin',
    slug: 'berlin',
    country: 'DE',
    ancestors: [
      { name: 'Deutschland', slug: 'deutschland', place_type: 'COUNTRY' },
      { name: 'Berlin', slug: 'land-berlin', place_type: 'LVL1' },
    ],
  });
  expect(toPlaceChoices([annecy, city, germany], inEnglish)).toMatchObject([
    { id: 'annecy', name: 'Annecy', detail: 'Haute-Savoie, France' },
    { id: 'berlin', name: 'Berlin', detail: 'Germany' },
    { id: 'deutschland', name: 'Germany' },
  ]);
});

test.each([
  ['ann', 'annecy'],
  ['ANNECY', 'annecy'],
  ['münchen', undefined],
  ['', undefined],
])('submitting %j means %s', (text, slug) => {
  expect(findBestChoice(toPlaceChoices([annecy], inEnglish), text)?.slug).toBe(slug);
});

test('every site has a country to search in', () => {
  expect(SITES.filter((site) => !countryPlace(site.country))).toEqual([]);
});
