import type { SearchParams, SearchResult, SimilarCampers, SimilarCampersQuery } from '@campavia/contracts';
import { SEARCH_LIMITS, type CurrencyCode } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { parseStayDates } from '../../core/parse-query';
import { HttpError } from '../../core/http-errors';
import type { SearchService } from '../search/search.service';
import { parseCamperId } from './camper-access.service';
import { createSimilarCampersStore, type Model } from './similar-campers.store';

interface Needs {
  database: Database;
  search: SearchService;
}

const USUAL_LIMIT = 6;
/** Number of candidates per step, from which the most similar are chosen. */
const LOOKED_AT = 40;

/** Alternatives to a camper. */
export function createSimilarCampersService({ database, search }: Needs) {
  const store = createSimilarCampersStore(database);

  /**
   * Similar campers: of the same type nearby, then further away, then of any type, then anywhere in its country. With
   * dates, only available ones. Works for deleted campers too.
   * @throws HttpError 404 camper_not_found
   * @throws InvalidFieldsError for invalid dates
   */
  async function get(
    id: string,
    query: SimilarCampersQuery,
    inCurrency: CurrencyCode,
  ): Promise<SimilarCampers> {
    const number = parseCamperId(id);
    parseStayDates(query);
    const model = number === undefined ? undefined : await store.find(number);
    if (!model) throw new HttpError(404, 'camper_not_found');
    const { limit = USUAL_LIMIT, date_from, date_to, currency = inCurrency } = query;
    const found = new Map<number, SearchResult>();
    for (const where of stepsFrom(model)) {
      if (found.size >= limit) break;
      const params = { ...where, date_from, date_to, page_size: LOOKED_AT };
      const { results } = await search.search(params, currency);
      for (const result of likestFirst(results, model)) {
        if (result.id !== model.id && found.size < limit) found.set(result.id, result);
      }
    }
    const results = [...found.values()];
    return { count: results.length, next: null, previous: null, results };
  }

  return { get };
}

export type SimilarCampersService = ReturnType<typeof createSimilarCampersService>;

function stepsFrom({ type, latitude, longitude, country, seatbelts }: Model): SearchParams[] {
  const belts = Math.min(seatbelts, 4) >= SEARCH_LIMITS.people.least ? Math.min(seatbelts, 4) : undefined;
  const around = (radius: number) => ({ latitude, longitude, radius });
  return [
    { ...around(60), types: [type], seatbelts: belts },
    { ...around(250), types: [type] },
    around(250),
    { where: country },
  ];
}

// A difference of one bed weighs as much as twenty kilometres, another type as much as sixty.
function likestFirst(results: readonly SearchResult[], model: Model): SearchResult[] {
  const difference = ({ beds, type, distance_km }: SearchResult) =>
    20 * Math.abs(beds - model.beds) + (type === model.type ? 0 : 60) + (distance_km ?? 0);
  return [...results].sort((one, other) => difference(one) - difference(other) || one.id - other.id);
}
