import { EMERGENCY_REASONS, proofDocumentFor, type DocumentStatus, type ProofStatus } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { createDocumentPagesStore } from './pages/document-pages.store';
import { createDocumentsStore } from './documents.store';

const WAITING: readonly DocumentStatus[] = ['added', 'valid_ask', 'needdoc', 'external_transmission'];

interface EmergencyBooking {
  id: number;
  proof_reason: 'REASON_CORONA' | 'REASON_OWNER' | null;
}

interface DroppedProof {
  id: number;
  proof: ProofStatus;
}

/** Effects of booking transitions on documents, within their transactions. */
export function createDocumentEffects({ clock }: Pick<AppContext, 'clock'>) {
  /** Makes the contract of a booking due to be written, again when there is one already. */
  async function makeContract(transaction: Database, { id }: { id: number }): Promise<void> {
    const store = createDocumentsStore(transaction);
    const owner = { column: 'booking_id', id } as const;
    await store.add(owner, ['rent_cont'], clock.now());
    for (const contract of await store.list(owner, ['rent_cont'])) {
      await store.change(contract.id, { due_at: clock.now() });
    }
  }

  /** Creates the document for the proof of an emergency. */
  async function makeProofDocument(
    transaction: Database,
    booking: EmergencyBooking,
    requested: { reason?: string | null } = {},
  ): Promise<void> {
    const isOwners = (requested.reason ?? booking.proof_reason) === 'REASON_OWNER';
    const reason = isOwners ? 'REASON_OWNER' : 'REASON_CORONA';
    const owner = { column: 'booking_id', id: booking.id } as const;
    await createDocumentsStore(transaction).add(owner, [proofDocumentFor(reason)], clock.now());
  }

  /** Applies the verdict of staff on an emergency to the documents that were submitted as its proof. */
  async function applyProofVerdict(
    transaction: Database,
    { id, proof_reason: reason }: EmergencyBooking,
    { name }: { name: string },
  ): Promise<void> {
    if (reason === null) return;
    const store = createDocumentsStore(transaction);
    const status = name === 'accept_proof' ? 'validated' : 'refused';
    const refusal = status === 'refused' ? 'NOT_ACCEPTED' : null;
    for (const proof of await store.list({ column: 'booking_id', id }, [proofDocumentFor(reason)])) {
      if (!WAITING.includes(proof.status)) continue;
      await store.change(proof.id, { status, refusal, due_at: null });
      await createDocumentPagesStore(transaction).setStatus(proof.id, { status, reason: refusal });
    }
  }

  /** Deletes the proof of an emergency that needs no review any more: the trip has ended otherwise. */
  async function dropProof(transaction: Database, { id, proof }: DroppedProof): Promise<void> {
    if (proof !== 'none') return;
    const types = EMERGENCY_REASONS.map((reason) => proofDocumentFor(reason));
    await createDocumentsStore(transaction).remove({ column: 'booking_id', id }, types);
  }

  return { makeContract, makeProofDocument, applyProofVerdict, dropProof };
}

export type DocumentEffects = ReturnType<typeof createDocumentEffects>;
