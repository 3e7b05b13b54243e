import { Type, type Static } from 'typebox';

import { PlainDateSchema } from '../lists';
import { filterParams } from './search';

/** The search with too few results. */
export const AlternativesParamsSchema = Type.Object(filterParams);
export type AlternativesParams = Static<typeof AlternativesParamsSchema>;

const count = Type.Integer({
  minimum: 1,
  description: 'how many results the search would have then; 1,000 may be more',
});

/** Variations of a search, each with its number of results; those without results are omitted. */
export const AlternativesSchema = Type.Object({
  places: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      country: Type.String(),
      distance_km: Type.Number(),
      count,
    }),
    { description: 'nearby towns, nearest first; to be searched with `where` and no other place' },
  ),
  dates: Type.Array(Type.Object({ date_from: PlainDateSchema, date_to: PlainDateSchema, count }), {
    description: 'as many days up to two days earlier or later',
  }),
  filters: Type.Array(Type.Object({ filter: Type.String(), count }), {
    description: 'without this field of the search, the one that costs most results first',
  }),
});
export type Alternatives = Static<typeof AlternativesSchema>;
