import useSWR from 'swr';

import { searchCampers, searchKey } from '@campavia/api-client';
import type { Http } from '@campavia/api-client/core';
import type { FoundCampers, ListedCamper } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

/** As many as fit in a row. */
const CAMPERS = 3;

export interface UseGuideCampers {
  /** Undefined while they load. */
  campers: readonly ListedCamper[] | undefined;
  hasFailed: boolean;
}

/** A few campers that fit a guide. @param query undefined asks for none */
export function useGuideCampers(query: SearchQuery | undefined): UseGuideCampers {
  const few = query && limitToRow(query);
  const { data, error } = useSWR<FoundCampers, unknown>(few ? searchKey(few) : null, () =>
    searchCampers(few ?? {}),
  );
  return { campers: data?.results, hasFailed: error !== undefined && data === undefined };
}

/** The data that a guide's page is rendered with; late campers are omitted, the text does not wait. */
export async function fetchGuideCampers(query: SearchQuery, http: Http) {
  const few = limitToRow(query);
  const found = await searchCampers(few, { http }).catch(() => undefined);
  return { data: found ? { [searchKey(few)]: found } : {}, isPartial: found === undefined };
}

function limitToRow(query: SearchQuery): SearchQuery {
  return { ...query, page_size: CAMPERS };
}
