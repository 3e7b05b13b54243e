import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createHttp, type Http } from '@campavia/api-client/core';

import * as client from './index';
import { OPERATIONS, type EndpointName } from './operations';
import { answeringServer } from './testing/answering-server';

/** Calls each endpoint with anything that makes it ask. */
const asked: Record<EndpointName, (http: Http) => Promise<unknown>> = {
  getListing: (http) => client.getListing(1201, {}, { http }),
  getPlace: (http) => client.getPlace('annecy', { http }),
  getReferential: (http) => client.getReferential({ http }),
  searchCampers: (http) => client.searchCampers({ page: 2 }, { http }),
  searchPlaces: (http) => client.searchPlaces('ann', 5, { http }),
};

const described = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../api/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, unknown>> };

const endpoints = Object.entries(OPERATIONS) as [EndpointName, string][];

function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}

test.each(endpoints)('%s makes the call it is known for: %s', async (name, operation) => {
  await using api = await answeringServer({ body: {} });
  await asked[name](
    createHttp({ baseUrl: api.origin, site: { isoTag: 'fr-FR', currency: 'EUR' }, apiKey: 'k' }),
  );
  const [method = '', pattern = ''] = operation.split(' ');
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]?.method).toBe(method);
  expect(api.calls[0]?.url).toMatch(toExpression(pattern));
});

test.each(endpoints)('%s makes a call that the api describes: %s', (_, operation) => {
  const [method = '', pattern = ''] = operation.split(' ');
  expect(described.paths[pattern]).toHaveProperty(method.toLowerCase());
});
