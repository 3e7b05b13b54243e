import { Type, type Static } from 'typebox';

/** The six kinds of place, from the widest to the narrowest. */
export const PLACE_TYPES = ['COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB', 'POI'] as const;

export const PlaceTypeSchema = Type.Enum(PLACE_TYPES);
export type PlaceType = (typeof PLACE_TYPES)[number];

export const AncestorSchema = Type.Object({
  name: Type.String(),
  slug: Type.String(),
  place_type: PlaceTypeSchema,
});
export type Ancestor = Static<typeof AncestorSchema>;

/** A place with its ancestors from COUNTRY down; coordinates in degrees, radius in kilometres. */
export const PlaceSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  place_type: PlaceTypeSchema,
  country: Type.String({ minLength: 2, maxLength: 2 }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  radius: Type.Integer({ description: 'a sensible search radius in km; 0 means the whole country' }),
  ancestors: Type.Array(AncestorSchema),
});
export type Place = Static<typeof PlaceSchema>;

export const PlacesQuerySchema = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 8 })),
});
export type PlacesQuery = Static<typeof PlacesQuerySchema>;
export const PlacesAnswerSchema = Type.Array(PlaceSchema);
