import type { ReviewedDocument, WaitingDocument } from '@campavia/contracts';

import type { StaffActionRow } from '../../back-office/staff-actions.service';
import type { createDocumentQueueStore, HolderRow, WaitingDocumentRow } from './document-queue.store';

type Store = ReturnType<typeof createDocumentQueueStore>;

/** The vehicle or booking that a document belongs to. */
interface Compared {
  vehicle: Awaited<ReturnType<Store['vehicle']>>;
  booking: Awaited<ReturnType<Store['booking']>>;
}

export function toWaitingDocument(row: WaitingDocumentRow): WaitingDocument {
  const { claimed_by_id: id, claimed_by_name: first_name } = row;
  return {
    id: row.id,
    document_type: row.document_type,
    holder: `${row.first_name} ${row.last_name}`,
    submitted_at: row.submitted_at.toISOString(),
    claimed_by: id === null || first_name === null ? null : { id, first_name },
  };
}

export function toComparison(
  { first_name, last_name, borned_on, company }: HolderRow,
  { vehicle, booking }: Compared,
): ReviewedDocument['compare'] {
  return {
    first_name,
    last_name,
    born_on: borned_on,
    company,
    vehicle: vehicle ?? null,
    booking: booking
      ? { id: booking.id, from: booking.date_from, to: booking.date_to, reason: booking.proof_reason }
      : null,
  };
}

export function toLastDecision(
  row: Pick<StaffActionRow, 'action' | 'staff_name' | 'done_at'> | undefined,
): ReviewedDocument['last_decision'] {
  return row ? { action: row.action, staff_name: row.staff_name, done_at: row.done_at.toISOString() } : null;
}

export function toHolder({ id, first_name, last_name, language }: HolderRow): ReviewedDocument['holder'] {
  return { id, first_name, last_name, language };
}

export function toClaimant(
  claimant: Awaited<ReturnType<Store['claimant']>>,
  staffId: number,
): ReviewedDocument['claimed_by'] {
  if (!claimant) return null;
  const { staff_id: id, first_name } = claimant;
  return { id, first_name, is_me: id === staffId };
}
