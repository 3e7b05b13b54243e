import useSWR from 'swr';

import {
  getChildPlaces,
  getNearbyPlaces,
  getSeasonPrices,
  landingKeys,
  searchCampers,
  searchKey,
  type SeasonPricesQuery,
} from '@campavia/api-client';
import type { ChildPlace, FoundCampers, NearbyPlace, SeasonPrices } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { limitToLandingCards } from '../../rules/landing-pages/landing-cards';

export interface LandingCampers {
  answer: FoundCampers | undefined;
  hasFailed: boolean;
}

export function useLandingCampers(query: SearchQuery): LandingCampers {
  const few = limitToLandingCards(query);
  const { data, error } = useSWR<FoundCampers, unknown>(searchKey(few), () => searchCampers(few));
  return { answer: data, hasFailed: error !== undefined && data === undefined };
}

export function useSeasonPrices(query: SeasonPricesQuery): SeasonPrices | undefined {
  return useSWR<SeasonPrices>(landingKeys.seasonPrices(query), () => getSeasonPrices(query)).data;
}

export function useNearbyPlaces(slug: string | undefined): NearbyPlace[] | undefined {
  return useSWR<NearbyPlace[]>(slug === undefined ? null : landingKeys.nearbyPlaces(slug), () =>
    getNearbyPlaces(slug ?? ''),
  ).data;
}

export function useChildPlaces(slug: string): ChildPlace[] | undefined {
  return useSWR<ChildPlace[]>(landingKeys.childPlaces(slug), () => getChildPlaces(slug)).data;
}
