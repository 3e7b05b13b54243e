import type { CurrencyCode, Minor, Ordering, PlainDate } from '@campavia/domain';

import type { Box, Point } from '../../../core/geo';

/** Area of a search. The centre of a box is used for distances only. */
export type Area =
  | { kind: 'nowhere' }
  | { kind: 'everywhere' }
  | { kind: 'country'; country: string }
  | { kind: 'circle'; centre: Point; radiusKm: number; box: Box }
  | { kind: 'box'; box: Box; centre?: Point };

/** The requested days. */
export interface Stay {
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
}

/** Criteria for the camper, in terms of the read model. */
export interface VehicleCriteria {
  seatbelts?: number;
  beds?: number;
  types?: number[];
  heightCm?: number;
  isProfessional?: boolean;
  needsLicenceC?: boolean;
  /** In hundredths of a star. */
  leastRating?: number;
  /** Required bits of `flags`. */
  flags: number;
  /** Required bits of `equipment`. */
  equipment: number;
}

/** A validated search with all defaults. Prices per day, as displayed, in `currency`. */
export interface SearchPlan extends VehicleCriteria {
  area: Area;
  stay?: Stay;
  minPrice?: Minor;
  maxPrice?: Minor;
  currency: CurrencyCode;
  ordering: Ordering;
  limit: number;
  offset: number;
  /** Only these campers. */
  among?: readonly number[];
}

/** The point that distances are measured from. */
export function centreOf(area: Area): Point | undefined {
  return area.kind === 'circle' || area.kind === 'box' ? area.centre : undefined;
}
