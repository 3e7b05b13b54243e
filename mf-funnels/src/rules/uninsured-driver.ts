import type { GuestBooking } from '@campavia/contracts';
import {
  INSURANCE_TIERS,
  isPlainDate,
  plainDate,
  takesDriver,
  tierOfId,
  type DrivenTrip,
} from '@campavia/domain';

export type Driven = Pick<GuestBooking, 'driver_born_on' | 'driver_licence_since' | 'date_from'>;

export function isRefusedByAll(driven: Driven): boolean {
  return INSURANCE_TIERS.every((tier) => !takesDriver(tier, tripOf(driven)));
}

export type Remedy = 'insurance' | 'driver' | 'camper';

/**
 * What has to change for a trip that its insurance has refused. An insurance that accepts the driver does not accept
 * the camper.
 */
export function remedyForUninsured(chosen: number, driven: Driven): Remedy {
  if (isRefusedByAll(driven)) return 'driver';
  const tier = tierOfId(chosen);
  return tier && !takesDriver(tier, tripOf(driven)) ? 'insurance' : 'camper';
}

export function tripOf({ driver_born_on, driver_licence_since, date_from }: Driven): DrivenTrip {
  const dayOf = (text: string | null) => (isPlainDate(text) ? text : null);
  const driver = { bornOn: dayOf(driver_born_on), licenceSince: dayOf(driver_licence_since) };
  return { from: plainDate(date_from), driver };
}
