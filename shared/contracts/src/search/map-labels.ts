import { Type, type Static } from 'typebox';

/** The section of the map to be labelled. */
export const MapLabelsQuerySchema = Type.Object({
  bbox: Type.String({ maxLength: 120, description: 'west,south,east,north in degrees' }),
  zoom: Type.Integer({ minimum: 0, maximum: 20, description: 'of a map with tiles of 256 px' }),
});
export type MapLabelsQuery = Static<typeof MapLabelsQuerySchema>;

/** What kind of place a label names. */
export const MAP_LABEL_TYPES = ['country', 'town', 'sight'] as const;

/** A label on the map, in the local language. */
export const MapLabelSchema = Type.Object({
  kind: Type.Enum(MAP_LABEL_TYPES),
  name: Type.String(),
  country: Type.String({ minLength: 2, maxLength: 2 }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  population: Type.Integer({ minimum: 0, description: 'of a town; 0 if unknown' }),
});
export type MapLabel = Static<typeof MapLabelSchema>;

/** As many labels as the zoom has space for: countries first, then the most populous towns. */
export const MapLabelsSchema = Type.Array(MapLabelSchema);
