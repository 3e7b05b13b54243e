import { driverShortfall, isInsurable, tierOfId, tiersFor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { FieldProblem, Problem, type Sentence } from '../../problems';
import { createBookedCamperStore } from './booked-camper.store';
import type { BookingRow } from './booking-facts';

/**
 * Lets only trips through that the insurance takes which was chosen for them.
 * @throws Problem 405 INSURANCE_CONDITIONS_NOT_MET
 */
export async function requireInsurable(within: Database, booking: BookingRow): Promise<void> {
  const tier = tierOfId(booking.insurance_id);
  if (!tier) return;
  const vehicle = await createBookedCamperStore(within).insured(booking.camper_id);
  if (!isInsurable(tier, { ...drivenTrip(booking), vehicle })) {
    throw new Problem(405, 'INSURANCE_CONDITIONS_NOT_MET');
  }
}

/**
 * Lets only drivers through whom an insurance of the camper takes. Asked when a trip is sent: until then it is a draft,
 * and what was told of its driver is kept whoever that is.
 * @throws FieldProblem at the date that is the reason
 */
export async function requireDriver(within: Database, booking: BookingRow): Promise<void> {
  const { insured_by } = await createBookedCamperStore(within).insured(booking.camper_id);
  const shortfall = driverShortfall(tiersFor(insured_by), drivenTrip(booking));
  if (!shortfall) return;
  const { age, licence } = shortfall;
  const refuse = (id: Sentence['id'], { least: years }: { least: number }) => ({ id, values: { years } });
  throw new FieldProblem({
    ...(age && { driver_born_on: refuse('driver_too_young', age) }),
    ...(licence && { driver_licence_since: refuse('driver_licence_too_new', licence) }),
  });
}

function drivenTrip({ date_from: from, driver_born_on, driver_licence_since }: BookingRow) {
  return { from, driver: { bornOn: driver_born_on, licenceSince: driver_licence_since } };
}
