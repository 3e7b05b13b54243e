import { Type, type Static } from 'typebox';

import { PlainDateSchema } from '../lists';

export const AvailabilitiesQuerySchema = Type.Object({
  date_from: Type.Optional(PlainDateSchema),
  date_to: Type.Optional(PlainDateSchema),
});
export type AvailabilitiesQuery = Static<typeof AvailabilitiesQuerySchema>;

export const BusyDaysSchema = Type.Object({ date_from: PlainDateSchema, date_to: PlainDateSchema });

/** The calendar of a camper: days that it does not contain are free. Spans include both ends. */
export const AvailabilitiesSchema = Type.Object({
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  busy: Type.Array(BusyDaysSchema, { description: 'in order, without adjacent ones' }),
  min_days: Type.Integer(),
  max_days: Type.Integer(),
  closed_weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    description: 'without hand-over; Monday 1 to Sunday 7',
  }),
  closed_dates: Type.Array(PlainDateSchema, { description: 'without hand-over' }),
  earliest: PlainDateSchema,
  latest: PlainDateSchema,
});
export type Availabilities = Static<typeof AvailabilitiesSchema>;
