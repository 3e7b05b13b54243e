import type { Passkey } from '@campavia/contracts';

import { HttpError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import type { IdentityContext } from '../identity-context';
import { createSessionsStore } from '../sessions/sessions.store';
import type { SignedIn } from '../signed-in.service';
import { createAddPasskey, readPasskeyName } from './add-passkey';
import { toPasskey } from './passkeys.mapper';
import { createPasskeysStore } from './passkeys.store';

/** The passkeys of a user. */
export function createPasskeys(needs: IdentityContext) {
  const { database } = needs;
  const store = createPasskeysStore(database);

  async function list({ userId, sessionId }: SignedIn): Promise<Passkey[]> {
    const [rows, used] = await Promise.all([
      store.list(userId),
      createSessionsStore(database).passkeyOf(sessionId),
    ]);
    return rows.map((row) => toPasskey(row, used));
  }

  /** @throws InvalidFieldsError; HttpError 404 passkey_not_found */
  async function rename(who: SignedIn, id: string, text: string): Promise<Passkey> {
    const name = readPasskeyName(text);
    const row = await store.rename(who.userId, parseRowId(id), name);
    if (!row) throw new HttpError(404, 'passkey_not_found');
    return toPasskey(row, await createSessionsStore(database).passkeyOf(who.sessionId));
  }

  /** Sessions opened with it stay signed in. @throws HttpError 404 passkey_not_found */
  async function remove({ userId }: SignedIn, id: string): Promise<void> {
    if (!(await store.remove(userId, parseRowId(id)))) throw new HttpError(404, 'passkey_not_found');
  }

  return { list, rename, remove, ...createAddPasskey(needs) };
}

export type PasskeysService = ReturnType<typeof createPasskeys>;
