import type { SearchAnswer, SearchParams } from '@campavia/contracts';
import { addDays, compareDates, type CurrencyCode, type Minor } from '@campavia/domain';

import type { Clock } from '../../clock';
import type { Database } from '../../database/connect';
import { FURTHEST_RETURN_DAYS } from '../../marketplace/calendar-limits';
import type { PlacesService } from '../places/places.service';
import { readStayDates } from '../../marketplace/stay-dates';
import { areaOf } from './search-area';
import type { SearchPlan, Stay } from './search-plan';
import { toSearchAnswer } from './search.mapper';
import { createSearchStore, type FoundPage } from './search.store';

const NOTHING: FoundPage = { total: 0, rows: [], extent: null };

interface Needs {
  database: Database;
  clock: Clock;
  places: PlacesService;
}

/** Finds campers that can be had. */
export function createSearchService({ database, clock, places }: Needs) {
  const store = createSearchStore(database);

  /**
   * One page of the campers that meet a search, most relevant first, with the exact total.
   * @param inCurrency what prices are shown and compared in when the search does not say
   * @throws FieldProblem for values that contradict one another
   */
  async function search(params: SearchParams, inCurrency: CurrencyCode): Promise<SearchAnswer> {
    const plan = await planOf(params, inCurrency);
    const found = await (canMatch(plan) ? lookFor(plan) : NOTHING);
    return toSearchAnswer(plan, found);
  }

  async function planOf(params: SearchParams, inCurrency: CurrencyCode): Promise<SearchPlan> {
    const { seatbelts, beds, types, page = 1, page_size: pageSize = 20 } = params;
    const dates = readStayDates(params);
    return {
      area: await areaOf(params, places),
      stay: dates && { ...dates, today: clock.today() },
      seatbelts,
      beds,
      types,
      minPrice: toMinor(params.min_price),
      maxPrice: toMinor(params.max_price),
      currency: params.currency ?? inCurrency,
      page,
      pageSize,
    };
  }

  function lookFor(plan: SearchPlan): Promise<FoundPage> {
    const { kind } = plan.area;
    return kind === 'circle' || kind === 'box' ? store.nearby(plan) : store.best(plan);
  }

  return { search };
}

export type SearchService = ReturnType<typeof createSearchService>;

function canMatch({ area, stay }: SearchPlan): boolean {
  return area.kind !== 'nowhere' && (!stay || isWithinReach(stay));
}

// No camper's own horizon is wider, and days far out would make the season count endless.
function isWithinReach({ from, to, today }: Stay): boolean {
  return compareDates(from, today) >= 0 && compareDates(to, addDays(today, FURTHEST_RETURN_DAYS)) <= 0;
}

function toMinor(price: number | undefined): Minor | undefined {
  return price === undefined ? undefined : Math.round(price * 100);
}
