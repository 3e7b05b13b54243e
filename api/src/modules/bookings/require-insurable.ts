import { isInsurable, tierOfId } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { Problem } from '../../problems';
import { createBookedCamperStore } from './booked-camper.store';
import type { BookingRow } from './booking-facts';

/**
 * Lets only trips through that the insurance takes which was chosen for them.
 * @throws Problem 405 INSURANCE_CONDITIONS_NOT_MET
 */
export async function requireInsurable(within: Database, booking: BookingRow): Promise<void> {
  const tier = tierOfId(booking.insurance_id);
  if (!tier) return;
  const vehicle = await createBookedCamperStore(within).worth(booking.camper_id);
  const driver = { bornOn: booking.driver_born_on, licenceSince: booking.driver_licence_since };
  if (!isInsurable(tier, { from: booking.date_from, driver, vehicle })) {
    throw new Problem(405, 'INSURANCE_CONDITIONS_NOT_MET');
  }
}
