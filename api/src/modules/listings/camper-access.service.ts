import type { CamperStatus } from '../../database/schema';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';

/** The columns that decide who may see a camper. */
export interface CamperVisibility {
  status: CamperStatus;
  owner_id: number;
}

const ON_OFFER: readonly CamperStatus[] = ['published', 'bookable'];
const GONE: readonly CamperStatus[] = ['deleted_owner', 'deleted'];

/**
 * Parses the id of a camper in a path; undefined for a number that no camper can have.
 * @throws HttpError 404 camper_id_not_a_number
 */
export function parseCamperId(id: string): number | undefined {
  if (!/^\d+$/.test(id)) throw new HttpError(404, 'camper_id_not_a_number');
  return parseRowId(id) || undefined;
}

/**
 * A camper, if the viewer may see it: published ones are public, and the owner sees theirs until it is deleted.
 * @throws HttpError 404 camper_not_found, 410 camper_deleted
 */
export function requireVisible<Row extends CamperVisibility>(
  row: Row | undefined,
  viewerId: number | undefined,
): Row {
  if (row && GONE.includes(row.status)) throw new HttpError(410, 'camper_deleted');
  if (!row || !isShownTo(row, viewerId)) throw new HttpError(404, 'camper_not_found');
  return row;
}

/** Whether it is public. */
export function isOnOffer({ status }: Pick<CamperVisibility, 'status'>): boolean {
  return ON_OFFER.includes(status);
}

function isShownTo(row: CamperVisibility, viewerId: number | undefined): boolean {
  return isOnOffer(row) || row.owner_id === viewerId;
}
