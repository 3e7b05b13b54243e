import {
  getChildPlaces,
  getNearbyPlaces,
  getPlace,
  getSeasonPrices,
  keys,
  landingKeys,
  searchCampers,
  searchKey,
} from '@campavia/api-client';
import { type ApiError, type Http, isApiError, isUnavailable } from '@campavia/api-client/core';
import type { FoundCampers, Place, SeasonPrices } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { limitToLandingCards } from '../../rules/landing-pages/landing-cards';

/** `data` holds all answers by SWR key. */
export interface LandingPageData {
  campers?: FoundCampers;
  prices?: SeasonPrices;
  data: Record<string, unknown>;
  /** An answer is missing because the api was late or failed. */
  isPartial: boolean;
}

export async function fetchLandingPage(query: SearchQuery, http: Http): Promise<LandingPageData> {
  const few = limitToLandingCards(query);
  const { where = '' } = query;
  const outcomes = await Promise.all([
    outcomeOf(searchCampers(few, { http })),
    outcomeOf(getSeasonPrices(query, { http })),
    where ? outcomeOf(getNearbyPlaces(where, { http })) : NOTHING,
  ]);
  const [{ value: campers }, { value: prices }, { value: nearby }] = outcomes;
  return {
    campers,
    prices,
    isPartial: outcomes.some(isMissing),
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
  const [known, landing, { value: children }] = await Promise.all([
    outcomeOf(getPlace(slug, { http })),
    fetchLandingPage({ where: slug }, http),
    outcomeOf(getChildPlaces(slug, { http })),
  ]);
  const place = known.value && { [keys.place(slug)]: known.value };
  const below = children && { [landingKeys.childPlaces(slug)]: children };
  return { ...landing, known, data: { ...place, ...below, ...landing.data } };
}

/** Without a value, the browser fetches again. */
export interface Outcome<Value> {
  value?: Value;
  refusal?: ApiError;
}

export const NOTHING: Outcome<never> = {};

/** The next attempt may succeed. */
export function isMissing({ refusal }: Outcome<unknown>): boolean {
  return refusal !== undefined && isUnavailable(refusal);
}

/** Rejects only with errors that are no answer of the api: a bug must not look like a missing page. */
export async function outcomeOf<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await call };
  } catch (error) {
    if (isApiError(error)) return { refusal: error };
    throw error;
  }
}
