import { Type, type Static } from 'typebox';

import { TaggedSchema } from '../errors';
import { PlainDateSchema } from '../lists';
import { OPTIONAL_PERMISSIONS } from './option-codes';

const Permission = Type.Enum([...OPTIONAL_PERMISSIONS], { description: 'ON_DEMAND: guests ask' });

const fields = {
  pets_allowed: Permission,
  smoking_allowed: Permission,
  abroad_allowed: Permission,
  instant_booking_activated: Type.Boolean(),
  min_future_days: Type.Integer({ description: 'days from today to the first pick-up' }),
  max_months_future_rental: Type.Integer({ description: 'months from today to the last return' }),
  closed_weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    description: 'without hand-over, Monday 1 to Sunday 7',
  }),
  closed_dates: Type.Array(PlainDateSchema, { description: 'without hand-over, from today on' }),
  insured_by: Type.Enum(['platform', 'owner']),
};

/** An owner's rental preferences for a camper. */
export const PreferencesSchema = Type.Object({ ...TaggedSchema.properties, ...fields });
export type Preferences = Static<typeof PreferencesSchema>;

/** Only bounds the input; values that are not allowed are refused with a message. */
const Bounded = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 });

/** Changes of the preferences. Pets and smoking come with abroad, or not at all. */
export const UpdatePreferencesSchema = Type.Partial(
  Type.Object({
    ...fields,
    min_future_days: Bounded,
    max_months_future_rental: Bounded,
    closed_weekdays: Type.Array(Bounded, { maxItems: 20 }),
    closed_dates: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 200 }),
  }),
  {
    examples: [{ pets_allowed: 'ALLOWED', smoking_allowed: 'NOT_ALLOWED', abroad_allowed: 'ON_DEMAND' }],
  },
);
export type UpdatePreferences = Static<typeof UpdatePreferencesSchema>;
