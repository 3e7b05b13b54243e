import { Type, type Static } from 'typebox';

/** What every page may need to know of the product itself, in the reader's language. */
export const ReferentialSchema = Type.Object({
  can_publish_camper: Type.Boolean(),
  payment_type_available: Type.Array(Type.String()),
  phone_number: Type.String(),
  vehicle_types: Type.Array(
    Type.Object({ id: Type.Integer(), code: Type.String(), campers: Type.Integer() }),
  ),
  equipments: Type.Array(Type.Object({ code: Type.String(), group: Type.String() })),
  booking_min_days: Type.Integer(),
  min_future_rental: Type.Integer({ description: 'days from today to the first pick-up' }),
  max_future_rental: Type.Integer({ description: 'days from today to the last return' }),
  flags: Type.Record(Type.String(), Type.Boolean()),
  stats: Type.Object({
    campers: Type.Integer(),
    reviews: Type.Integer(),
    average: Type.Union([Type.Number(), Type.Null()]),
  }),
  popular_places: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      country: Type.String(),
      campers: Type.Integer(),
    }),
  ),
});
export type Referential = Static<typeof ReferentialSchema>;

/** Addresses outside the composition; an empty or absent one hides its link. */
export const RoutingSchema = Type.Record(Type.String(), Type.String());
export type Routing = Static<typeof RoutingSchema>;
