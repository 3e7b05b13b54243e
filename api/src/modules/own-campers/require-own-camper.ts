import { HttpError } from '../../core/http-errors';
import { camperNumber, shownTo } from '../listings/camper-access.service';
import type { CamperRow } from './own-campers.store';

interface Asked {
  /** As the address has it. */
  id: string;
  userId: number;
}

/**
 * A camper for its owner and nobody else.
 * @throws HttpError 404 camper_id_not_a_number, 404 camper_not_found for what is missing or another owner's, 410
 * camper_deleted for one's own that is deleted
 */
export async function requireOwnCamper(
  find: (id: number) => Promise<CamperRow | undefined>,
  { id, userId }: Asked,
): Promise<CamperRow> {
  const number = camperNumber(id);
  const camper = number === undefined ? undefined : await find(number);
  if (!camper || camper.owner_id !== userId) throw new HttpError(404, 'camper_not_found');
  return shownTo(camper, userId);
}
