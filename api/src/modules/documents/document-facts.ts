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

/** A paper as its moves see it on a day: with what is overdue already happened. */
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

/** Whether a paper has to be there, for whatever its owner does. */
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

/** Somebody who asks for a paper. */
export interface Viewer {
  userId: number;
  isStaff: boolean;
}

/** Whose paper it is: the only one who changes it. */
export function keeperOf({ user_id, camper_owner_id, guest_id }: DocumentRow): number | null {
  return user_id ?? camper_owner_id ?? guest_id;
}

/** Whether somebody may see a paper: its keeper, staff, and of a contract the other side. */
export function maySee(row: DocumentRow, { userId, isStaff }: Viewer): boolean {
  const isParty = row.document_type === 'rent_cont' && row.booking_owner_id === userId;
  return isStaff || isParty || keeperOf(row) === userId;
}
