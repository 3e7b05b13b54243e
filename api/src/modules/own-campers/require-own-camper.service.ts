import { HttpError } from '../../core/http-errors';
import { parseCamperId, requireVisible, type CamperVisibility } from '../listings/camper-access.service';

interface Asked {
  /** As in the path. */
  id: string;
  userId: number;
}

/**
 * A camper, for its owner only.
 * @throws HttpError 404 camper_id_not_a_number, 404 camper_not_found for a missing one or one of another owner, 410
 * camper_deleted for the owner's own deleted one
 */
export async function requireOwnCamper<Row extends CamperVisibility>(
  find: (id: number) => Promise<Row | undefined>,
  { id, userId }: Asked,
): Promise<Row> {
  const number = parseCamperId(id);
  const camper = number === undefined ? undefined : await find(number);
  if (!camper || camper.owner_id !== userId) throw new HttpError(404, 'camper_not_found');
  return requireVisible(camper, userId);
}
