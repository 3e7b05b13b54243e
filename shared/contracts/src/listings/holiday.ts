import { Type, type Static } from 'typebox';

import { PlainDateSchema } from '../lists';

/** Days for which all campers of an owner are closed. */
export const HolidaySchema = Type.Object({
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  campers: Type.Integer({ description: 'how many campers are closed by it' }),
  trips: Type.Integer({ description: 'confirmed trips in these days, which take place' }),
});
export type Holiday = Static<typeof HolidaySchema>;

export const OwnHolidaySchema = Type.Object({
  holiday: Type.Union([Type.Null(), HolidaySchema], { description: 'null: none is to come or running' }),
});
export type OwnHoliday = Static<typeof OwnHolidaySchema>;

export const StartHolidaySchema = Type.Object(
  { date_from: Type.String({ maxLength: 40 }), date_to: Type.String({ maxLength: 40 }) },
  { examples: [{ date_from: '2027-08-01', date_to: '2027-08-15' }] },
);
export type StartHoliday = Static<typeof StartHolidaySchema>;
