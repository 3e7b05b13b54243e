import { revokeToken } from '@campavia/api-client';

import { signOutOfSite } from '../../data/sign-out-of-site';
import { forgetPages } from '../../document/kept-caches';
import { CLIENT_ID } from '../client-id';
import type { SessionCore } from '../session-core';
import { readTokens } from '../token-cookies';

import { signOutLocally, homeOf } from './endings';
import { dropTokens } from './save-tokens';

const TIMEOUT_MS = 2000;

/** Signs out of this browser at once, even if the servers do not answer. */
export async function signOut(core: SessionCore): Promise<void> {
  const { document } = core.window;
  const { access, refresh, actor } = readTokens(document);
  core.isLeaving = true;
  dropTokens(core.window);
  core.knownTokens = '';
  core.notifyTabs('signed-out');
  const all = [refresh ?? access, actor].filter((token) => token !== undefined);
  const forgotten = forgetPages(core.window).catch(() => undefined);
  await Promise.all([...all.map((token) => revoke(core, token)), signOutOfSite(TIMEOUT_MS), forgotten]);
  await signOutLocally(core, () => core.navigation.push(homeOf(core.site)));
  core.isLeaving = false;
}

/** If revoking fails, the token expires by itself. */
export async function revoke({ http }: SessionCore, token: string): Promise<void> {
  const options = { http: http(), timeoutMs: TIMEOUT_MS };
  await revokeToken(token, CLIENT_ID, options).catch(() => undefined);
}
