import useSWR from 'swr';

import { searchCampers, searchKey } from '@campavia/api-client';
import type { FoundCampers } from '@campavia/contracts';
import { plainDate, type SearchQuery } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';

import {
  createFullWeekendSearch,
  createWeekendSearch,
  findUpcomingWeekend,
  type Weekend,
} from '../rules/home/weekend-search';

export interface WeekendCampers {
  weekend: Weekend;
  search: SearchQuery;
  answer: FoundCampers | undefined;
  hasFailed: boolean;
}

export function useWeekendCampers(): WeekendCampers {
  const { country } = useSite();
  const today = plainDate(useToday());
  const query = createWeekendSearch(country, today);
  const { data, error } = useSWR<FoundCampers, unknown>(searchKey(query), () => searchCampers(query));
  return {
    weekend: findUpcomingWeekend(today),
    search: createFullWeekendSearch(country, today),
    answer: data,
    hasFailed: error !== undefined,
  };
}
