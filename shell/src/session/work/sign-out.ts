import { revokeToken } from '@campavia/api-client';

import { leaveSite } from '../../data/leave-site';
import { CLIENT_ID } from '../client-id';
import type { SessionCore } from '../session-core';
import { readTokens } from '../token-cookies';

import { becomeVisitor, homeOf } from './endings';
import { dropTokens } from './keep-tokens';

/** Somebody who wants to leave does not wait longer for an api that does not answer. */
const PATIENCE_MS = 2000;

/** Ends the session in this browser at once and on the servers where they can be reached, and leads home. */
export async function signOut(core: SessionCore): Promise<void> {
  const { document } = core.window;
  const { access, refresh, actor } = readTokens(document);
  core.isLeaving = true;
  dropTokens(core.window);
  core.knownTokens = '';
  core.tellTabs('signed-out');
  const all = [refresh ?? access, actor].filter((token) => token !== undefined);
  await Promise.all([...all.map((token) => revoke(core, token)), leaveSite(PATIENCE_MS)]);
  await becomeVisitor(core, () => core.navigation.push(homeOf(core.site)));
  core.isLeaving = false;
}

/** Ends the sign-in that a token belongs to; where that fails, it runs out by itself. */
export async function revoke({ http }: SessionCore, token: string): Promise<void> {
  const options = { http: http(), timeoutMs: PATIENCE_MS };
  await revokeToken(token, CLIENT_ID, options).catch(() => undefined);
}
