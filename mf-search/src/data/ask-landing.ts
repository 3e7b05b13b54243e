import {
  getNearbyPlaces,
  getPlace,
  getSeasonPrices,
  keys,
  landingKeys,
  searchCampers,
  searchKey,
} from '@campavia/api-client';
import type { Http } from '@campavia/api-client/core';
import type { Place, FoundCampers, SeasonPrices } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { landingCards } from '../rules/landing-cards';

import { NOTHING, outcomeOf, type Outcome } from './outcome-of';

/** What a server knows of the campers of a landing page; all of it by key in `data`. */
export interface LandingAnswers {
  campers?: FoundCampers;
  prices?: SeasonPrices;
  data: Record<string, unknown>;
}

/** Asks for the campers of a landing page, for their prices and for the towns around. */
export async function askLanding(query: SearchQuery, http: Http): Promise<LandingAnswers> {
  const few = landingCards(query);
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

export interface PlaceAnswers extends LandingAnswers {
  known: Outcome<Place>;
}

/** Asks for a place and for all that its page shows. */
export async function askPlace(slug: string, http: Http): Promise<PlaceAnswers> {
  const [known, landing] = await Promise.all([
    outcomeOf(getPlace(slug, { http })),
    askLanding({ where: slug }, http),
  ]);
  const place = known.value && { [keys.place(slug)]: known.value };
  return { ...landing, known, data: { ...place, ...landing.data } };
}
