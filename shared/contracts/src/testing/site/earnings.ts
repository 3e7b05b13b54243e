import type { EarningsResult, EarningsSimulation, LeadSource } from '../../site/earnings';

/** A low profile of 2022 in France: 3,200 to 8,550 euros a year, seen from 2027. */
export function anEarningsSimulation(over: Partial<EarningsSimulation> = {}): EarningsSimulation {
  return {
    first_name: 'Marta',
    last_name: 'Vidal',
    email: 'marta@example.org',
    phone_number: '+33612345678',
    country: 'FR',
    is_professional: false,
    vehicle_type: 1,
    vehicle_availability: 'Available',
    vehicle_registration_country: 'FR',
    number_of_weeks: 12,
    number_of_weekends: 10,
    vehicle_registered_year: 2022,
    number_of_seats: 4,
    ...over,
  };
}

export function anEarningsResult(over: Partial<EarningsResult> = {}): EarningsResult {
  return { min_daily: 70, max_daily: 100, min_yearly: 3200, max_yearly: 8550, currency: 'EUR', ...over };
}

export function aLeadSource(over: Partial<LeadSource> = {}): LeadSource {
  return { id: 1, name: 'Website', ...over };
}
