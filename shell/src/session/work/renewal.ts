import { refreshTokens } from '@campavia/api-client';
import { ApiError } from '@campavia/api-client/core';
import type { Tokens } from '@campavia/contracts';

import { CLIENT_ID } from '../client-id';
import type { SessionCore } from '../session-core';
import type { SessionWindow } from '../session-window';
import { readTokens, signatureOf, type SessionTokens } from '../token-cookies';

import { expire } from './endings';
import { restoreOwn } from './impersonation';
import { saveTokens } from './save-tokens';
import { withTabLock } from './tab-lock';
import { isRefusal } from './refusals';

const TAB_MESSAGE_MS = 100;

/** One renewal among all tabs; undefined if the user has signed out meanwhile. */
export async function renew(core: SessionCore): Promise<string | undefined> {
  const before = readTokens(core.window.document);
  if (!before.refresh && !before.actor) return handleMissingTokens(core);
  return withTabLock(core.window, () => renewAlone(core, before));
}

async function renewAlone(core: SessionCore, before: SessionTokens): Promise<string | undefined> {
  const now = readTokens(core.window.document);
  // A call for one user must not be repeated as another.
  if (Boolean(now.actor) !== Boolean(before.actor)) throw abortedError();
  if (now.access && now.access !== before.access) return now.access;
  if (now.refresh) return exchange(core, now.refresh);
  if (!now.actor) return undefined;
  await restoreOwn(core);
  throw abortedError();
}

async function exchange(core: SessionCore, refresh: string): Promise<string | undefined> {
  const { document } = core.window;
  let tokens: Tokens;
  try {
    tokens = await refreshTokens(refresh, CLIENT_ID, { http: core.http() });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const present = readTokens(document);
    if (present.refresh !== refresh) return present.access;
    void expire(core, { noticed: 'here' });
    throw error;
  }
  const present = readTokens(document);
  if (present.refresh !== refresh) return present.access;
  saveTokens(core.window, tokens);
  core.knownTokens = signatureOf(readTokens(document));
  core.notifyTabs('renewed');
  return tokens.access_token;
}

async function handleMissingTokens(core: SessionCore): Promise<undefined> {
  if (core.isLeaving) return undefined;
  await wait(core.window);
  await expire(core, { noticed: 'here' });
  return undefined;
}

function wait(window: SessionWindow): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, TAB_MESSAGE_MS));
}

function abortedError(): ApiError {
  return new ApiError({ kind: 'aborted', method: 'post', endpoint: '/oauth/token/' });
}
