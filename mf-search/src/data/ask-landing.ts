import { getNearbyPlaces, getPlace, getSeasonPrices, keys, searchCampers } from '@campavia/api-client';
import type { Http } from '@campavia/api-client/core';
import type { Place, SearchAnswer, SeasonPrices } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { landingCards } from '../rules/landing-cards';

import { outcomeOf, type Outcome } from './outcome-of';

/** What a server knows of the campers of a landing page; all of it by key in `data`. */
export interface LandingAnswers {
  campers?: SearchAnswer;
  prices?: SeasonPrices;
  data: Record<string, unknown>;
}

/** Asks for the campers of a landing page and for their prices. */
export async function askLanding(query: SearchQuery, http: Http): Promise<LandingAnswers> {
  const few = landingCards(query);
  const [{ value: campers }, { value: prices }] = await Promise.all([
    outcomeOf(searchCampers(few, { http })),
    outcomeOf(getSeasonPrices(query, { http })),
  ]);
  return {
    campers,
    prices,
    data: {
      ...(campers && { [keys.search(few)]: campers }),
      ...(prices && { [keys.seasonPrices(query)]: prices }),
    },
  };
}

export interface PlaceAnswers extends LandingAnswers {
  known: Outcome<Place>;
}

/** Asks for a place, what lies around it, its campers and their prices. */
export async function askPlace(slug: string, http: Http): Promise<PlaceAnswers> {
  const [known, nearby, landing] = await Promise.all([
    outcomeOf(getPlace(slug, { http })),
    outcomeOf(getNearbyPlaces(slug, { http })),
    askLanding({ where: slug }, http),
  ]);
  return {
    ...landing,
    known,
    data: {
      ...landing.data,
      ...(known.value && { [keys.place(slug)]: known.value }),
      ...(nearby.value && { [keys.nearbyPlaces(slug)]: nearby.value }),
    },
  };
}
