import type { CurrencyCode, Minor, PlainDate } from '@campavia/domain';

import type { Box, Point } from '../../geo';

/** Where to look. A point known beside a box only tells distances. */
export type Area =
  | { kind: 'nowhere' }
  | { kind: 'everywhere' }
  | { kind: 'country'; country: string }
  | { kind: 'circle'; centre: Point; radiusKm: number; box: Box }
  | { kind: 'box'; box: Box; centre?: Point };

/** The days asked for. */
export interface Stay {
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
}

/** A search with every value checked and every default filled in. Prices per day, as shown, in `currency`. */
export interface SearchPlan {
  area: Area;
  stay?: Stay;
  seatbelts?: number;
  beds?: number;
  types?: number[];
  minPrice?: Minor;
  maxPrice?: Minor;
  currency: CurrencyCode;
  page: number;
  pageSize: number;
}
