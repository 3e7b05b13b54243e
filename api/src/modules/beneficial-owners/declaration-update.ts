import { siteOfReader } from '../../core/emails/site-of-reader';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import type { ProviderDeclaration } from '../../providers/owner-accounts/owner-accounts-provider';
import { buildDeclarationEmail, isDecided } from './declaration-email';
import { createDeclarationsStore, type DeclarationRow } from './declarations.store';

export interface DeclarationUpdateNeeds {
  database: Database;
  notifications: Pick<Notifications, 'mail'>;
  siteUrl: string;
}

/** Stores the status of a declaration at the provider, and e-mails its owner about an answer. */
export function createDeclarationUpdate({ database, notifications, siteUrl }: DeclarationUpdateNeeds) {
  // The e-mail is stored with the status, so that a webhook and a request of the owner at the same moment send only one.
  return async function apply(row: DeclarationRow, found: ProviderDeclaration): Promise<void> {
    const { status, reason } = found;
    if (status === row.status && reason === row.reason) return;
    await database.transaction().execute(async (within) => {
      const store = createDeclarationsStore(within);
      if (!(await store.setStatus(row.id, found)) || !isDecided(status)) return;
      const owner = await store.findOwner(row.user_id);
      if (owner.deleted_at !== null) return;
      const email = buildDeclarationEmail(siteOfReader(owner), { status, reason }, siteUrl);
      await notifications.mail({ recipient: owner.email, ...email }, within);
    });
  };
}
