import type { FastifyBaseLogger } from 'fastify';

import type { IdentitySession } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';

import type { Clock } from '../../core/clock';
import { pageLink } from '../../core/emails/page-link';
import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type { OwnerAccountsProvider } from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { IdentityOutcomes } from '../documents/identity-outcomes.service';
import { createIdentitySessionsStore, type IdentitySessionRow } from './identity-sessions.store';
import type { ProviderUsers } from './provider-users.service';

interface Needs {
  database: Database;
  clock: Clock;
  provider: Pick<OwnerAccountsProvider, 'createIdentitySession' | 'identitySession'>;
  providerUsers: ProviderUsers;
  outcomes: IdentityOutcomes;
  siteUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const NONE: IdentitySession = { status: null, url: null };
const OPEN: readonly IdentitySessionRow['status'][] = ['PENDING', 'REVIEW'];

/** Owners show who they are on the provider's own pages, in place of sending pictures of a document. */
export function createIdentitySessions(needs: Needs) {
  const { database, clock, provider, providerUsers, outcomes, log } = needs;
  const store = createIdentitySessionsStore(database);

  /** How far the latest session is; as far as is known while the provider does not answer. */
  async function get(userId: number): Promise<IdentitySession> {
    const row = await store.findLatest(userId);
    if (!row) return NONE;
    return toSession(row, await update(row).catch((error: unknown) => keepKnown(row, error)));
  }

  /**
   * Starts a session, or continues the one that is open. The provider sends its visitor back to the document.
   * @throws HttpError 405 owner_details_missing; 503 provider_away
   */
  async function start(userId: number, site: Site): Promise<IdentitySession> {
    const latest = await store.findLatest(userId);
    const status = latest && (await update(latest).catch(refuse));
    if (latest && status && OPEN.includes(status)) return toSession(latest, status);
    const owner = await providerUsers.ensure(userId).catch(refuse);
    const nth = (await store.count(userId)) + 1;
    const reference = `identity ${userId} ${nth}`;
    const document_id = await outcomes.ensureDocument(database, userId);
    const page = { page: 'account.owner-document', params: { document_id } } as const;
    const returnUrl = pageLink(needs.siteUrl, site, page);
    const made = await provider
      .createIdentitySession(owner, { returnUrl, reference }, reference)
      .catch(refuse);
    const { id: provider_id, url } = made;
    const row = { user_id: userId, document_id, provider_id, url, status: made.status, made_at: clock.now() };
    await store.add(row);
    return toSession(row, made.status);
  }

  async function update(row: IdentitySessionRow): Promise<IdentitySessionRow['status']> {
    if (!OPEN.includes(row.status)) return row.status;
    const { status } = await provider.identitySession(row.provider_id);
    if (status !== row.status) await move(row, status);
    return status;
  }

  // The webhook and the page that the provider returns to ask at the same moment: one of them applies the outcome.
  async function move(row: IdentitySessionRow, status: IdentitySessionRow['status']): Promise<void> {
    await database.transaction().execute(async (within) => {
      if (!(await createIdentitySessionsStore(within).setStatus(row, status))) return;
      if (status === 'REVIEW') await outcomes.wait(within, row.document_id);
      if (status === 'VALIDATED') await outcomes.apply(within, row.document_id, { says: 'accept' });
      if (status === 'REFUSED') {
        await outcomes.apply(within, row.document_id, { says: 'refuse', reason: 'NOT_ACCEPTED' });
      }
    });
  }

  function keepKnown(row: IdentitySessionRow, error: unknown): IdentitySessionRow['status'] {
    if (!(error instanceof PaymentsFailure)) throw error;
    log.error({ session: row.id, failure: error.message }, 'identity session could not be read');
    return row.status;
  }

  /** Requests the state of a session that has changed at the provider. @throws PaymentsFailure */
  async function handleEvent(providerId: string): Promise<void> {
    const row = await store.findByProvider(providerId);
    if (row) await update(row);
  }

  return { get, start, handleEvent };
}

export type IdentitySessions = ReturnType<typeof createIdentitySessions>;

function toSession(
  { url }: Pick<IdentitySessionRow, 'url'>,
  status: IdentitySessionRow['status'],
): IdentitySession {
  return { status, url: status === 'PENDING' ? url : null };
}

function refuse(error: unknown): never {
  if (error instanceof PaymentsFailure) throw new HttpError(503, 'provider_away');
  throw error;
}
