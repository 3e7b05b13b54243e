import useSWR from 'swr';

import { searchCampers, searchKey } from '@campavia/api-client';
import type { FoundCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { landingCards } from '../rules/landing-cards';

export interface LandingCampers {
  answer: FoundCampers | undefined;
  /** Nothing will be shown: nobody answers. */
  hasFailed: boolean;
}

/** The first campers of a search, for a page that shows a few of them. */
export function useLandingCampers(query: SearchQuery): LandingCampers {
  const few = landingCards(query);
  const { data, error } = useSWR<FoundCampers, unknown>(searchKey(few), () => searchCampers(few));
  return { answer: data, hasFailed: error !== undefined && data === undefined };
}
