import { getNearbyPlaces, getPlace, getSeasonPrices, keys, landingKeys, searchCampers, searchKey } from '@campavia/api-client';
import { type ApiError, type Http, isApiError } from '@campavia/api-client/core';
import type { FoundCampers, Place, SeasonPrices } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { limitToLandingCards } from '../../rules/landing-pages/landing-cards';

/** What a server knows of the campers of a landing page; all of it by key in `data`. */
export interface LandingPageData {
  campers?: FoundCampers;
  prices?: SeasonPrices;
  data: Record<string, unknown>;
}

/** Asks for the campers of a landing page, for their prices and for the towns around. */
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

/** Asks for a place and for all that its page shows. */
export async function fetchPlacePage(slug: string, http: Http): Promise<PlacePageData> {
  const [known, landing] = await Promise.all([
    outcomeOf(getPlace(slug, { http })),
    fetchLandingPage({ where: slug }, http),
  ]);
  const place = known.value && { [keys.place(slug)]: known.value };
  return { ...landing, known, data: { ...place, ...landing.data } };
}

/** What came of a call; an answer that failed leaves the page to ask again. */
export interface Outcome<Value> {
  value?: Value;
  refusal?: ApiError;
}

export const NOTHING: Outcome<never> = {};

/** Waits for a call and never fails. */
export async function outcomeOf<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => (isApiError(error) ? { refusal: error } : NOTHING),
  );
}
