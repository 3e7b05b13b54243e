/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as builders from '@campavia/contracts/testing';

import { sampleAnswers } from './sample-answers.mjs';

const answerTo = sampleAnswers(builders);
const { paths } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../api/openapi.json'), 'utf8'),
);

test('generates a camper with the requested number', () => {
  const { status, body } = answerTo('GET', '/3/products/77/');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ id: 77, title: expect.any(String) });
});

test.each([
  ['GET', '/3/referential/'],
  ['GET', '/3/products/'],
  ['GET', '/3/campers/search/'],
  ['GET', '/3/campers/clusters/'],
  ['GET', '/3/campers/search/alternatives/'],
  ['GET', '/3/campers/season-prices/'],
  ['GET', '/v4/geolocation/places/'],
  ['GET', '/v4/geolocation/places/annecy/'],
  ['GET', '/v4/geolocation/places/annecy/nearby/'],
  ['GET', '/3/saved-searches/'],
  ['POST', '/3/saved-searches/'],
  ['POST', '/v4/marks/'],
  ['GET', '/v4/reviews/'],
  ['GET', '/v4/reviews/stats/'],
])('returns a sample response for %s %s', (method, asked) => {
  const { status, body } = answerTo(method, asked);
  const responses = paths[asked.replace('annecy', '{slug}')]?.[method.toLowerCase()]?.responses ?? {};
  expect(Object.keys(responses)).toContain(String(status));
  expect(() => JSON.parse(body)).not.toThrow();
});

test('shows the campers of the list as pins on the map', () => {
  const idsOf = (asked, list) => JSON.parse(answerTo('GET', asked).body)[list].map(({ id }) => id);
  expect(idsOf('/3/campers/clusters/', 'campers')).toEqual(idsOf('/3/products/', 'results'));
});

test('returns an image for any picture', () => {
  expect(answerTo('GET', '/media/pictures/lake-dawn/640.webp')).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
  });
});

test.each([
  ['POST', '/3/products/77/'],
  ['GET', '/3/moon/'],
])('explains a missing sample response for %s %s', (method, asked) => {
  const { status, body } = answerTo(method, asked);
  expect(status).toBe(501);
  expect(JSON.parse(body)).toMatchObject({ code: 'not_made_up', detail: expect.stringContaining('--api') });
});

test.each(['/', '/fr/s', '/_alone/main.js', '/3d'])(
  'returns nothing for %s, which belongs to the page',
  (asked) => {
    expect(answerTo('GET', asked)).toBeUndefined();
  },
);
