import { Type, type Static } from 'typebox';

import { ListingQuerySchema } from './listing';
import { PageOf } from '../lists';
import { SearchResultSchema, type FoundCamper } from '../search/search';

export const SimilarCampersQuerySchema = Type.Object({
  ...ListingQuerySchema.properties,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 6 })),
});
export type SimilarCampersQuery = Static<typeof SimilarCampersQuerySchema>;

/** Similar campers, the most similar first; all on one page. */
export const SimilarCampersSchema = PageOf(SearchResultSchema);
export type SimilarCampers = Static<typeof SimilarCampersSchema>;

/** The same after parsing by the client. */
export interface FoundSimilarCampers extends Omit<SimilarCampers, 'results'> {
  results: FoundCamper[];
}
