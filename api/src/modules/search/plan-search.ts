import type { SearchParams } from '@campavia/contracts';
import { DEFAULT_PAGE_SIZE, isInCalendarRange, type CurrencyCode, type Minor } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import { parseStayDates } from '../../core/parse-query';
import type { PlacesService } from '../places/places.service';
import { bitsOf } from './query/filter-bits';
import { areaOf } from './search-area';
import { centreOf, type Area, type SearchPlan, type VehicleCriteria } from './query/search-plan';

/** Builds the plan of a search from its parameters. */
export type SearchPlanner = (params: SearchParams, inCurrency: CurrencyCode) => Promise<SearchPlan>;

/** Dependencies of the planner. */
export interface PlannerContext {
  clock: Clock;
  places: PlacesService;
}

/**
 * Creates the planner of searches, which validates parameters and fills in defaults.
 * @throws InvalidFieldsError for contradictory values
 */
export function createSearchPlanner({ clock, places }: PlannerContext): SearchPlanner {
  return async (params, inCurrency) => {
    const { page = 1, page_size: limit = DEFAULT_PAGE_SIZE } = params;
    const dates = parseStayDates(params);
    const area = await areaOf(params, places);
    return {
      area,
      stay: dates && { ...dates, today: clock.today() },
      ...toVehicleCriteria(params),
      minPrice: toMinor(params.min_price),
      maxPrice: toMinor(params.max_price),
      currency: params.currency ?? inCurrency,
      ordering: orderingOf(params, area),
      limit,
      offset: (page - 1) * limit,
    };
  };
}

/**
 * Whether any camper can match. No calendar extends beyond the maximum horizon, and iterating the seasons of a distant
 * stay would be slow.
 */
export function canMatch({ area, stay }: Pick<SearchPlan, 'area' | 'stay'>): boolean {
  return area.kind !== 'nowhere' && (!stay || isInCalendarRange(stay, stay.today));
}

function toVehicleCriteria(params: SearchParams): VehicleCriteria {
  const { seatbelts, beds, types, vehicle_height, licence_type, owner_types = [] } = params;
  const { review_average__gte: stars } = params;
  return {
    seatbelts,
    beds,
    types: types?.length ? types : undefined,
    heightCm: vehicle_height,
    isProfessional: new Set(owner_types).size === 1 ? owner_types[0] === 'professional' : undefined,
    needsLicenceC: licence_type && licence_type === 'C',
    leastRating: stars === undefined ? undefined : Math.round(stars * 100),
    ...bitsOf(params),
  };
}

// A country has no centre to measure distances from.
function orderingOf({ ordering = 'relevance' }: SearchParams, area: Area): SearchPlan['ordering'] {
  return ordering === 'distance' && !centreOf(area) ? 'relevance' : ordering;
}

function toMinor(price: number | undefined): Minor | undefined {
  return price === undefined ? undefined : Math.round(price * 100);
}
