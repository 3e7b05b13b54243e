import {
  bookingDocuments,
  compareDates,
  GUEST_DOCUMENTS,
  ownerDocuments,
  statusOn,
  vehicleDocuments,
  type DocumentFacts,
  type DocumentType,
  type PlainDate,
} from '@campavia/domain';

import type { DocumentRow } from './documents.store';

/** The facts that the transitions of a document depend on, on a day: an overdue expiry is applied. */
export function documentFacts(row: DocumentRow, pages: number, today: PlainDate): DocumentFacts {
  const { document_type: type, expiration_date: expiry } = row;
  return {
    type,
    status: statusOn(row.status, expiry, today),
    pages,
    hasExpiry: expiry !== null && compareDates(expiry, today) > 0,
    hasNumber: row.number !== null,
  };
}

/** Whether a document is mandatory. */
export function isMandatory(row: DocumentRow): boolean {
  return mandatoryTypes(row).includes(row.document_type);
}

function mandatoryTypes(row: DocumentRow): readonly DocumentType[] {
  if (row.vehicle_id !== null) return vehicleDocuments(row.country ?? '').mandatory;
  if (row.booking_id !== null) return bookingDocuments(bookingOf(row)).mandatory;
  return [...GUEST_DOCUMENTS.mandatory, ...ownerDocuments(row.professional_type).mandatory];
}

function bookingOf({ second_driver, proof_reason }: DocumentRow) {
  return { hasSecondDriver: second_driver === true, proof: proof_reason };
}

/** The user who requests a document. */
export interface Viewer {
  userId: number;
  isStaff: boolean;
  /** Staff who act as this person. */
  actorId?: number | undefined;
}

/** The holder of a document: the only person who changes it. */
export function holderOf({ user_id, camper_owner_id, guest_id }: DocumentRow): number | null {
  return user_id ?? camper_owner_id ?? guest_id;
}

/** Whether a user may see a document: its holder, staff, and for a contract the owner. */
export function maySee(row: DocumentRow, { userId, isStaff }: Viewer): boolean {
  const isParty = row.document_type === 'rent_cont' && row.booking_owner_id === userId;
  return isStaff || isParty || holderOf(row) === userId;
}
