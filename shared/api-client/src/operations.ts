import type * as client from './index';

type Client = typeof client;

/** Name of a function that asks one endpoint; the file is named after it. */
export type EndpointName = {
  [Name in keyof Client]: Client[Name] extends (...args: never) => Promise<unknown> ? Name : never;
}[keyof Client];

/**
 * The call of the api that each endpoint function makes, as `api/openapi.json` names it. Read when a release
 * is built: it says of itself which calls it makes.
 */
export const OPERATIONS: Readonly<Record<EndpointName, string>> = {
  getListing: 'GET /3/products/{id}/',
  getPlace: 'GET /v4/geolocation/places/{slug}/',
  getReferential: 'GET /3/referential/',
  searchCampers: 'GET /3/products/',
  searchPlaces: 'GET /v4/geolocation/places/',
};
