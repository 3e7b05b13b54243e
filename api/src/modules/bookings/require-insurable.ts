import { driverShortfall, isInsurable, tierOfId, tiersFor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError, type Sentence } from '../../core/http-errors';
import { createBookedCamperStore, type InsuredCamper } from './booked-camper.store';
import type { BookingRow } from './process/booking-facts';

/**
 * Requires that the chosen insurance covers a trip.
 * @throws HttpError 405 INSURANCE_CONDITIONS_NOT_MET
 */
export async function requireInsurable(within: Database, booking: BookingRow): Promise<void> {
  if (tierOfId(booking.insurance_id)) requireTier(booking, await insuredOf(within, booking));
}

/**
 * The same for a trip that is being sent, whose driver must be covered by at least one insurance of the camper. Drafts
 * are stored with any driver.
 * @throws InvalidFieldsError at the date for which no insurance covers the driver
 * @throws HttpError 405 INSURANCE_CONDITIONS_NOT_MET
 */
export async function requireSendable(within: Database, booking: BookingRow): Promise<void> {
  const camper = await insuredOf(within, booking);
  requireDriver(booking, camper);
  requireTier(booking, camper);
}

function insuredOf(within: Database, { camper_id }: BookingRow): Promise<InsuredCamper> {
  return createBookedCamperStore(within).insured(camper_id);
}

function requireTier(booking: BookingRow, vehicle: InsuredCamper): void {
  const tier = tierOfId(booking.insurance_id);
  if (!tier || isInsurable(tier, { ...drivenTrip(booking), vehicle })) return;
  throw new HttpError(405, 'INSURANCE_CONDITIONS_NOT_MET');
}

function requireDriver(booking: BookingRow, { insured_by }: InsuredCamper): void {
  const shortfall = driverShortfall(tiersFor(insured_by), drivenTrip(booking));
  if (!shortfall) return;
  const { age, licence } = shortfall;
  const refuse = (id: Sentence['id'], { least: years }: { least: number }) => ({ id, values: { years } });
  throw new InvalidFieldsError({
    ...(age && { driver_born_on: refuse('driver_too_young', age) }),
    ...(licence && { driver_licence_since: refuse('driver_licence_too_new', licence) }),
  });
}

function drivenTrip({ date_from: from, driver_born_on, driver_licence_since }: BookingRow) {
  return { from, driver: { bornOn: driver_born_on, licenceSince: driver_licence_since } };
}
