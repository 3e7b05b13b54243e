import { Type, type Static } from 'typebox';

import {
  EARLIEST_REGISTRATION_YEAR,
  MAX_SIMULATED_SEATS,
  VEHICLE_AVAILABILITIES,
  WEEKS_OF_YEAR,
} from '@campavia/domain';

const Name = Type.String({ maxLength: 80 });
const Country = Type.String({ maxLength: 2, description: 'ISO 3166-1 in capitals' });
const Weeks = Type.Integer({ minimum: 0, maximum: WEEKS_OF_YEAR });
const Euros = Type.Integer({ minimum: 0, description: 'whole euros' });

/** Contact and vehicle data for a simulation of earnings. */
export const EarningsSimulationSchema = Type.Object(
  {
    first_name: Name,
    last_name: Name,
    email: Type.String({ maxLength: 254 }),
    phone_number: Type.Optional(Type.String({ maxLength: 30, description: 'with its country code' })),
    country: Type.Optional(Country),
    is_professional: Type.Boolean(),
    vehicle_type: Type.Integer({ minimum: 1, maximum: 7 }),
    vehicle_availability: Type.Enum([...VEHICLE_AVAILABILITIES]),
    vehicle_registration_country: Country,
    number_of_weeks: Type.Optional(Weeks),
    number_of_weekends: Type.Optional(Weeks),
    vehicle_registered_year: Type.Optional(
      Type.Integer({
        minimum: EARLIEST_REGISTRATION_YEAR,
        maximum: 9999,
        description: 'not after this year',
      }),
    ),
    number_of_seats: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SIMULATED_SEATS })),
    lead_source: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'ignored if it does not exist' }),
    ),
  },
  {
    examples: [
      {
        first_name: 'Marta',
        last_name: 'Vidal',
        email: 'marta@example.org',
        is_professional: false,
        vehicle_type: 1,
        vehicle_availability: 'Available',
        vehicle_registration_country: 'FR',
        number_of_weeks: 12,
        number_of_weekends: 10,
        vehicle_registered_year: 2022,
        number_of_seats: 4,
      },
    ],
  },
);
export type EarningsSimulation = Static<typeof EarningsSimulationSchema>;

/** The estimated earnings of the owner, from a cautious to a good year. */
export const EarningsResultSchema = Type.Object({
  min_daily: Euros,
  max_daily: Euros,
  min_yearly: Euros,
  max_yearly: Euros,
  currency: Type.Enum(['EUR']),
});
export type EarningsResult = Static<typeof EarningsResultSchema>;

/** The lead source: a campaign, a partner, a fair. */
export const LeadSourceSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
export type LeadSource = Static<typeof LeadSourceSchema>;
