import type { EarningsResult, EarningsSimulation } from '@campavia/contracts';
import { simulateEarnings, vehicleTypeCode, WEEKS_OF_YEAR } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import type { LeadProperties } from '../../database/lead-schema';
import type { Leads } from '../leads/leads.service';

interface Needs extends Pick<ServiceContext, 'clock' | 'rateLimits'> {
  leads: Pick<Leads, 'add' | 'findSource'>;
}

/** The caller: network, see `clientNetworkOf`, and language. */
export interface EarningsReader {
  network: string;
  language: Language;
}

/** Users try several vehicles, and a network can have several users. */
const PER_NETWORK = { most: 30, withinMs: 10 * 60_000 };

/** Contact data in a validated simulation. */
type Contact = Pick<LeadProperties, 'first_name' | 'last_name' | 'phone' | 'country'> & { email: string };

/** Calculates possible earnings, and sends the lead to the CRM. */
export function createEarnings({ clock, rateLimits, leads }: Needs) {
  const limiter = rateLimits.limiter('earnings-network', PER_NETWORK);

  /**
   * Estimated earnings of a vehicle in euros. An unknown lead source is dropped.
   * @throws InvalidFieldsError with all invalid fields; TooManyRequestsError
   */
  async function simulate(form: EarningsSimulation, reader: EarningsReader): Promise<EarningsResult> {
    const currentYear = Number(clock.today().slice(0, 4));
    const contact = readForm(form, currentYear);
    await limiter.take(reader.network);
    const { minDaily, maxDaily, minYearly, maxYearly } = simulateEarnings({
      vehicleType: form.vehicle_type,
      availability: form.vehicle_availability,
      registrationCountry: form.vehicle_registration_country,
      registeredYear: form.vehicle_registered_year,
      seats: form.number_of_seats,
      weeks: form.number_of_weeks,
      weekends: form.number_of_weekends,
      currentYear,
    });
    const yearly = { min_yearly: minYearly, max_yearly: maxYearly };
    const source = await leads.findSource(form.lead_source);
    const { email, ...names } = contact;
    await leads.add({
      reason: 'earnings',
      email,
      properties: {
        ...names,
        ...vehicleProperties(form),
        ...yearly,
        language: reader.language,
        ...(source && { lead_source: source.name }),
      },
    });
    return { min_daily: minDaily, max_daily: maxDaily, ...yearly, currency: 'EUR' };
  }

  return { simulate };
}

export type Earnings = ReturnType<typeof createEarnings>;

function readForm(form: EarningsSimulation, currentYear: number): Contact {
  const fields = createFieldReader();
  const contact = {
    email: fields.email('email', form.email),
    first_name: fields.line('first_name', form.first_name),
    last_name: fields.line('last_name', form.last_name),
    phone: form.phone_number?.trim() ? fields.phone('phone_number', form.phone_number) : undefined,
    country: form.country === undefined ? undefined : fields.country('country', form.country),
  };
  fields.country('vehicle_registration_country', form.vehicle_registration_country);
  const {
    vehicle_registered_year: year,
    number_of_weeks: weeks = 0,
    number_of_weekends: weekends = 0,
  } = form;
  if (year !== undefined && year > currentYear) {
    fields.refuse('vehicle_registered_year', 'field_at_most', { limit: currentYear });
  }
  if (weeks + weekends > WEEKS_OF_YEAR) {
    fields.refuse('number_of_weekends', 'earnings_beyond_year');
  }
  fields.settle();
  return withoutGaps(contact) as Contact;
}

function vehicleProperties(form: EarningsSimulation) {
  const { vehicle_type, vehicle_availability, vehicle_registration_country, is_professional } = form;
  const { vehicle_registered_year, number_of_seats, number_of_weeks, number_of_weekends } = form;
  return withoutGaps({
    is_professional,
    vehicle_registration_country,
    vehicle_type: vehicleTypeCode(vehicle_type),
    is_available: vehicle_availability === 'Available',
    vehicle_registered_year,
    number_of_seats,
    number_of_weeks,
    number_of_weekends,
  }) as Omit<LeadProperties, 'first_name' | 'last_name' | 'language'>;
}

function withoutGaps(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
