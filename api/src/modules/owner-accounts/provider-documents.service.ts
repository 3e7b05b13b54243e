import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import { retryPauseMs } from '../../core/background/retry-pause';
import { UploadRefusal } from '../../core/uploads/upload-processes';
import type { Database } from '../../database/connect';
import type {
  OwnerAccountsProvider,
  ProviderDocument,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import {
  createProviderDocumentsStore,
  PageNotTaken,
  type ProviderDocumentRow,
  type ProviderDocuments,
} from '../documents/provider-documents.service';
import type { ProviderUsers } from './provider-users.service';

interface Needs {
  database: Database;
  clock: Clock;
  provider: Pick<OwnerAccountsProvider, 'submitDocument' | 'document'>;
  providerUsers: ProviderUsers;
  documents: ProviderDocuments;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const BATCH_SIZE = 10;
/** Longer than a submission of five pages takes. */
const CALL_GRACE_MS = 5 * 60_000;
const ASK_AGAIN_MS = 60 * 60_000;
const RETRY = { firstMs: 5_000, mostMs: 30 * 60_000 };

/** Submits the documents of owners to the payment provider, and applies its answers. */
export function createDocumentSubmissions({
  database,
  clock,
  provider,
  providerUsers,
  documents,
  log,
}: Needs) {
  const store = createProviderDocumentsStore(database);
  const putOff = createPutOff({ documents, log, update: store.update, after });

  /** Submits queued documents, and asks about those whose answer is not known. Returns how many. */
  async function sendDue(): Promise<number> {
    const now = clock.now();
    const claimed = await store.claimDue(now, after(CALL_GRACE_MS), BATCH_SIZE);
    for (const row of claimed) {
      await (row.provider_id === null ? send(row) : update(row)).catch((error: unknown) =>
        putOff(row, error),
      );
    }
    return claimed.length;
  }

  async function send(row: ProviderDocumentRow): Promise<void> {
    const document = await documents.read(row);
    if (!document) return store.update(row.id, { status: 'REPLACED', try_at: null });
    const { userId, type, pages } = document;
    const owner = await providerUsers.ensure(userId);
    const order = { type, reference: row.reference, pages };
    // The key outlives interruptions, so that a document is created once.
    const found = await provider.submitDocument(owner, order, `document ${row.reference}`);
    await store.update(row.id, {
      provider_id: found.id,
      provider_user_id: owner,
      status: 'VALIDATION_ASKED',
      try_at: after(ASK_AGAIN_MS),
      tries: 0,
    });
    await applyAnswer(row, found);
  }

  async function update(row: ProviderDocumentRow): Promise<void> {
    const { provider_id: providerId, provider_user_id: owner } = row;
    if (providerId === null || owner === null) return;
    await applyAnswer(row, await provider.document(owner, providerId));
  }

  async function applyAnswer(row: ProviderDocumentRow, { status, refusal }: ProviderDocument): Promise<void> {
    if (status === 'CREATED') return;
    if (status === 'VALIDATION_ASKED') return store.update(row.id, { try_at: after(ASK_AGAIN_MS), tries: 0 });
    await documents.apply(row, { status, refusal });
  }

  function after(ms: number): Date {
    return new Date(clock.now().getTime() + ms);
  }

  /** Requests the status of a document that has changed at the provider. @throws PaymentsFailure */
  async function handleEvent(providerId: string): Promise<void> {
    const row = await store.findByProvider(providerId);
    if (row) await update(row);
  }

  return { sendDue, handleEvent };
}

export type DocumentSubmissions = ReturnType<typeof createDocumentSubmissions>;

type Refusal = NonNullable<Parameters<ProviderDocuments['apply']>[1]['refusal']>;

interface FailureNeeds extends Pick<Needs, 'documents' | 'log'> {
  update: (id: number, changes: { try_at: Date }) => Promise<void>;
  after: (ms: number) => Date;
}

/** Failures are tried again, unless they are an answer. */
function createPutOff({ documents, log, update, after }: FailureNeeds) {
  function refuse(row: ProviderDocumentRow, refusal: Refusal): Promise<void> {
    return documents.apply(row, { status: 'REFUSED', refusal });
  }

  return async function putOff(row: ProviderDocumentRow, error: unknown): Promise<void> {
    if (error instanceof HttpError && error.code === 'owner_details_missing')
      return documents.acceptForNow(row);
    if (error instanceof PageNotTaken) return refuse(row, error.refusal);
    log.error({ err: error, document: row.document_id }, 'document was not submitted to the provider');
    if (error instanceof UploadRefusal) return refuse(row, 'UNREADABLE');
    if (error instanceof PaymentsFailure && error.kind === 'refused') return refuse(row, 'NOT_ACCEPTED');
    await update(row.id, { try_at: after(retryPauseMs(row.tries, RETRY)) });
  };
}
