import type { PlainDate } from '../dates';
import { sanitiseChoices, sanitiseOrdering } from './sanitise-choices';
import { sanitiseDates } from './sanitise-dates';
import { sanitiseFilters, sanitiseResults } from './sanitise-filters';
import { sanitisePlace } from './sanitise-place';
import { isCanonical } from './search-address';
import type { SearchNotes } from './search-notes';
import type { RawSearch, SearchQuery } from './search-query';

/** A valid search, and how the input was changed to get it. */
export interface SanitisedSearch extends SearchNotes {
  query: SearchQuery;
  /** Whether the address should be redirected to the canonical one of `query`. */
  changed: boolean;
}

/**
 * Makes a valid search from any address. Never throws. Parameters that are not search fields are dropped and do not
 * count as a change; an empty value counts as absent. Sanitising the address of a sanitised search changes nothing.
 * @param today the current date of the site; earlier dates are dropped
 */
export function sanitiseSearch(raw: RawSearch, today: PlainDate): SanitisedSearch {
  const notes: SearchNotes = { dropped: [], adjusted: [] };
  const place = sanitisePlace(raw, notes);
  const fields: SearchQuery = {
    ...place,
    ...sanitiseDates(raw, today, notes),
    ...sanitiseFilters(raw, notes),
    ...sanitiseChoices(raw, notes),
    ordering: sanitiseOrdering(raw, place, notes),
    ...sanitiseResults(raw, notes),
  };
  const query = withoutAbsent(fields);
  return { query, changed: !isCanonical(raw, query), ...notes };
}

function withoutAbsent(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
