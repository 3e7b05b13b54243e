import type { Alternatives, AlternativesParams } from '@campavia/contracts';
import {
  addDays,
  daysBetween,
  FLAG_FIELDS,
  MAX_DAYS_TO_RETURN,
  type CurrencyCode,
  type PlainDate,
} from '@campavia/domain';

import type { Clock } from '../../../core/clock';
import { distanceKm, type Point } from '../../../core/geo';
import { parseStayDates } from '../../../core/parse-query';
import type { PlacesService } from '../../places/places.service';
import type { SearchPlanner } from '../plan-search';
import { centreOf } from '../query/search-plan';
import type { SearchService } from '../search.service';

const SHIFTS = [-2, -1, 1, 2];
const PLACES_TRIED = 10;
const PLACES_SHOWN = 4;
const AROUND_KM = 150;
const FILTERS_SHOWN = 3;
const PLACE_FIELDS = { latitude: undefined, longitude: undefined, radius: undefined, bbox: undefined };

const FIELDS = [
  ...['seatbelts', 'beds', 'types', 'min_price', 'max_price', 'vehicle_height', 'licence_type'],
  ...['owner_types', 'review_average__gte', 'equipments', ...FLAG_FIELDS],
] as (keyof AlternativesParams)[];

interface Needs {
  planOf: SearchPlanner;
  search: SearchService;
  places: PlacesService;
  clock: Clock;
}

/** Alternatives to a search with few results. */
export function createAlternativesService({ planOf, search, places, clock }: Needs) {
  /** @throws InvalidFieldsError for contradictory values */
  async function of(params: AlternativesParams, inCurrency: CurrencyCode): Promise<Alternatives> {
    const count = async (other: AlternativesParams) => search.count(await planOf(other, inCurrency));
    const centre = centreOf((await planOf(params, inCurrency)).area);
    return {
      places: centre ? await placesAround(centre, params, count) : [],
      dates: await otherDates(params, count),
      filters: await fewerFilters(params, count),
    };
  }

  async function placesAround(centre: Point, params: AlternativesParams, count: Count) {
    const towns = await places.largestAround(centre, AROUND_KM, PLACES_TRIED);
    const others = towns
      .filter(({ slug }) => slug !== params.where)
      .map(({ slug, name, country, ...spot }) => {
        const distance_km = Math.round(distanceKm(centre, spot) * 10) / 10;
        return { slug, name, country, distance_km };
      })
      .sort((one, other) => one.distance_km - other.distance_km);
    const counted = await each(others, ({ slug }) => count({ ...params, ...PLACE_FIELDS, where: slug }));
    return counted.slice(0, PLACES_SHOWN);
  }

  function otherDates(params: AlternativesParams, count: Count) {
    const stay = parseStayDates(params);
    if (!stay) return [];
    return each(shiftedWithinReach(stay, clock.today()), (dates) => count({ ...params, ...dates }));
  }

  return { of };
}

export type AlternativesService = ReturnType<typeof createAlternativesService>;

type Count = (params: AlternativesParams) => Promise<number>;

async function fewerFilters(params: AlternativesParams, count: Count) {
  const asked = FIELDS.filter((field) => ![undefined, false].includes(params[field] as undefined));
  const counted = await each(
    asked.map((filter) => ({ filter })),
    ({ filter }) => count({ ...params, [filter]: undefined }),
  );
  return counted.sort((one, other) => other.count - one.count).slice(0, FILTERS_SHOWN);
}

// Compares numbers of days, because dates beyond the calendar's last day do not exist.
function shiftedWithinReach({ from, to }: { from: PlainDate; to: PlainDate }, today: PlainDate) {
  const [least, most] = [-daysBetween(today, from), MAX_DAYS_TO_RETURN - daysBetween(today, to)];
  return SHIFTS.filter((days) => days >= least && days <= most).map((days) => ({
    date_from: addDays(from, days),
    date_to: addDays(to, days),
  }));
}

/** The items with their counts, without empty ones; sequentially, to leave capacity for other requests. */
async function each<Item extends object>(items: readonly Item[], count: (item: Item) => Promise<number>) {
  const found: (Item & { count: number })[] = [];
  for (const item of items) {
    const results = await count(item);
    if (results > 0) found.push({ ...item, count: results });
  }
  return found;
}
