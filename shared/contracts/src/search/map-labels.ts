import { Type, type Static } from 'typebox';

/** A part of the map whose names are wanted. */
export const MapLabelsQuerySchema = Type.Object({
  bbox: Type.String({ maxLength: 120, description: 'west,south,east,north in degrees' }),
  zoom: Type.Integer({ minimum: 0, maximum: 20, description: 'of a map with tiles of 256 px' }),
});
export type MapLabelsQuery = Static<typeof MapLabelsQuerySchema>;

/** What a name on the map is the name of. */
export const MAP_LABEL_TYPES = ['country', 'town', 'sight'] as const;

/** A name on the map, as people there write it. */
export const MapLabelSchema = Type.Object({
  kind: Type.Enum(MAP_LABEL_TYPES),
  name: Type.String(),
  country: Type.String({ minLength: 2, maxLength: 2 }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  population: Type.Integer({ minimum: 0, description: 'of a town; 0 where nobody knows' }),
});
export type MapLabel = Static<typeof MapLabelSchema>;

/** As many as there is room for at the zoom, countries first, then the towns with the most people. */
export const MapLabelsSchema = Type.Array(MapLabelSchema);
