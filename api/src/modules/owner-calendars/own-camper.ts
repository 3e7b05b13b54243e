import { HttpError } from '../../core/http-errors';
import { camperNumber } from '../listings/camper-access.service';
import type { OwnCamper, OwnerCalendarsStore } from './owner-calendars.store';

/** Who asks, and the camper as the address has it. */
export interface OwnerOf {
  userId: number;
  camper: string;
}

/**
 * A camper for its owner.
 * @throws HttpError 404 camper_id_not_a_number; camper_not_found for what is missing, deleted or somebody else's
 */
export async function requireOwnCamper(
  store: Pick<OwnerCalendarsStore, 'findCamper'>,
  { userId, camper }: OwnerOf,
): Promise<OwnCamper> {
  const number = camperNumber(camper);
  const found = number === undefined ? undefined : await store.findCamper(number, userId);
  if (!found) throw new HttpError(404, 'camper_not_found');
  return found;
}
