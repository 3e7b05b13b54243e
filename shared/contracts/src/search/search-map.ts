import { Type, type Static } from 'typebox';

import { filterParams, PictureSchema, priceFields } from './search';

/** A section of the map and the filters of a search. */
export const MapParamsSchema = Type.Object({
  ...filterParams,
  bbox: Type.String({ maxLength: 120, description: 'west,south,east,north in degrees' }),
  zoom: Type.Integer({ minimum: 0, maximum: 20, description: 'of a map with tiles of 256 px' }),
});
export type MapParams = Static<typeof MapParamsSchema>;

/** Campers that are too close together to be shown separately at this zoom. */
export const ClusterSchema = Type.Object({
  latitude: Type.Number({ description: 'the middle of its campers' }),
  longitude: Type.Number(),
  count: Type.Integer({ minimum: 1 }),
  box: Type.Array(Type.Number(), {
    minItems: 4,
    maxItems: 4,
    description: 'west, south, east, north of its campers',
  }),
});
export type Cluster = Static<typeof ClusterSchema>;

/** A single camper, with the data of its pin and its card. */
export const CamperPinSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  review_average: Type.Union([Type.Number(), Type.Null()]),
  review_count: Type.Integer(),
  picture: Type.Union([PictureSchema, Type.Null()]),
  ...priceFields,
});
export type CamperPin = Static<typeof CamperPinSchema>;

/** Every camper of the section, once: in a cluster or by itself. */
export const MapAnswerSchema = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  clusters: Type.Array(ClusterSchema),
  campers: Type.Array(CamperPinSchema, { description: 'the best first' }),
});
export type MapAnswer = Static<typeof MapAnswerSchema>;
