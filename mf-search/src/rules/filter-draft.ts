import type { SearchQuery } from '@campavia/domain';

import type { FilterValues } from './filters';
import { readPrice, readPriceBounds } from './price-bounds';

/** The filter form while somebody fills it in. People: 1 stands for any number. */
export interface FilterDraft {
  beds: number;
  seatbelts: number;
  types: number[];
  leastPrice: string;
  mostPrice: string;
}

/** The form that a search starts with. */
export function draftOf({ beds, seatbelts, types, min_price, max_price }: SearchQuery): FilterDraft {
  return {
    beds: beds ?? 1,
    seatbelts: seatbelts ?? 1,
    types: types ?? [],
    leastPrice: min_price === undefined ? '' : String(min_price),
    mostPrice: max_price === undefined ? '' : String(max_price),
  };
}

/** What a form asks for. */
export function valuesOf({ beds, seatbelts, types, leastPrice, mostPrice }: FilterDraft): FilterValues {
  return {
    beds: beds > 1 ? beds : undefined,
    seatbelts: seatbelts > 1 ? seatbelts : undefined,
    types: types.length > 0 ? types : undefined,
    ...readPriceBounds(leastPrice, mostPrice),
  };
}

/** Whether a price field holds something that is no price. */
export function isNoPrice(text: string): boolean {
  return text.trim() !== '' && readPrice(text) === undefined;
}
