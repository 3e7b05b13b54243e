import { proofDocumentFor, type DocumentStatus } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { createDocumentPagesStore } from './document-pages.store';
import { createDocumentsStore } from './documents.store';

const WAITING: readonly DocumentStatus[] = ['added', 'valid_ask', 'needdoc', 'external_transmission'];

interface EmergencyBooking {
  id: number;
  proof_reason: 'REASON_CORONA' | 'REASON_OWNER' | null;
}

/** What the booking process asks of papers, within its own transactions. */
export function createDocumentEffects({ clock }: Pick<AppContext, 'clock'>) {
  /** Has the contract of a booking written, once more when there is one already. */
  async function makeContract(transaction: Database, { id }: { id: number }): Promise<void> {
    const store = createDocumentsStore(transaction);
    const owner = { column: 'booking_id', id } as const;
    await store.add(owner, ['rent_cont'], clock.now());
    for (const contract of await store.list(owner, ['rent_cont'])) {
      await store.change(contract.id, { due_at: clock.now() });
    }
  }

  /** Asks the guest for the proof of an emergency. */
  async function makeProofDocument(
    transaction: Database,
    booking: EmergencyBooking,
    asked: { reason?: string | null } = {},
  ): Promise<void> {
    const isOwners = (asked.reason ?? booking.proof_reason) === 'REASON_OWNER';
    const reason = isOwners ? 'REASON_OWNER' : 'REASON_CORONA';
    const owner = { column: 'booking_id', id: booking.id } as const;
    await createDocumentsStore(transaction).add(owner, [proofDocumentFor(reason)], clock.now());
  }

  /** What staff say of an emergency is said of the papers that were handed in for it. */
  async function judgeProof(
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
      await createDocumentPagesStore(transaction).judge(proof.id, { status, reason: refusal });
    }
  }

  return { makeContract, makeProofDocument, judgeProof };
}

export type DocumentEffects = ReturnType<typeof createDocumentEffects>;
