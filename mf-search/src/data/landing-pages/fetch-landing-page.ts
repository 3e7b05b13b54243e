import {
  getNearbyPlaces,
  getPlace,
  getSeasonPrices,
  keys,
  landingKeys,
  searchCampers,
  searchKey,
} from '@campavia/api-client';
import { type ApiError, type Http, isApiError } from '@campavia/api-client/core';
import type { FoundCampers, Place, SeasonPrices } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { limitToLandingCards } from '../../rules/landing-pages/landing-cards';

/** `data` holds all answers by SWR key. */
export interface LandingPageData {
  campers?: FoundCampers;
  prices?: SeasonPrices;
  data: Record<string, unknown>;
}

export async function fetchLandingPage(query: SearchQuery, http: Http): Promise<LandingPageData> {
  const few = limitToLandingCards(query);
  const { where = '' } = query;
  const [{ value: campers }, { value: prices }, { value: nearby }] = await Promise.all([
    outcomeOf(searchCampers(few, { http })),
    outcomeOf(getSeasonPrices(query, { http })),
    where ? outcomeOf(getNearbyPlaces(where, { http })) : NOTHING,
  ]);
  return {
    campers,
    prices,
    data: {
      ...(campers && { [searchKey(few)]: campers }),
      ...(prices && { [landingKeys.seasonPrices(query)]: prices }),
      ...(nearby && { [landingKeys.nearbyPlaces(where)]: nearby }),
    },
  };
}

export interface PlacePageData extends LandingPageData {
  known: Outcome<Place>;
}

export async function fetchPlacePage(slug: string, http: Http): Promise<PlacePageData> {
  const [known, landing] = await Promise.all([
    outcomeOf(getPlace(slug, { http })),
    fetchLandingPage({ where: slug }, http),
  ]);
  const place = known.value && { [keys.place(slug)]: known.value };
  return { ...landing, known, data: { ...place, ...landing.data } };
}

/** Without a value, the browser fetches again. */
export interface Outcome<Value> {
  value?: Value;
  refusal?: ApiError;
}

export const NOTHING: Outcome<never> = {};

/** Never rejects. */
export async function outcomeOf<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => (isApiError(error) ? { refusal: error } : NOTHING),
  );
}
