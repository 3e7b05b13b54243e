/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as builders from '@campavia/contracts/testing';

import { madeUpAnswers } from './made-up-answers.mjs';

const answerTo = madeUpAnswers(builders);
const { paths } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../api/openapi.json'), 'utf8'),
);

test('makes up a camper of the number asked for', () => {
  const { status, body } = answerTo('GET', '/3/products/77/');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ id: 77, title: expect.any(String) });
});

test.each(['/3/referential/', '/3/products/', '/v4/geolocation/places/', '/v4/geolocation/places/annecy/'])(
  'makes up %s, which the api has',
  (asked) => {
    expect(answerTo('GET', asked).status).toBe(200);
    expect(Object.keys(paths)).toContain(asked.replace('annecy', '{slug}'));
  },
);

test('draws any picture', () => {
  expect(answerTo('GET', '/media/pictures/lake-dawn/640.webp')).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
  });
});

test.each([
  ['POST', '/3/products/77/'],
  ['GET', '/3/moon/'],
])('says what to do when there is no answer to %s %s', (method, asked) => {
  const { status, body } = answerTo(method, asked);
  expect(status).toBe(501);
  expect(JSON.parse(body)).toMatchObject({ code: 'not_made_up', detail: expect.stringContaining('--api') });
});

test.each(['/', '/fr/s', '/_alone/main.js', '/3d'])('leaves %s to the page', (asked) => {
  expect(answerTo('GET', asked)).toBeUndefined();
});
