import { isApiError } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';

import { signedInOf } from '../signed-in-user';
import type { SessionCore } from '../session-core';
import { readTokens, signatureOf } from '../token-cookies';

import { changeUser, isSame } from './change-user';
import { signOutLocally } from './endings';
import { restoreOwn } from './impersonation';
import { isAnotherUser } from './last-user';
import { withTabLock } from './tab-lock';
import { forgetStaffTraces } from './staff-traces';
import { fetchMe } from './fetch-me';

const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;

export async function settle(core: SessionCore, waitMs = FIRST_WAIT_MS): Promise<void> {
  if (core.current().status !== 'unknown') return;
  try {
    await applyUser(core, await whoAmI(core));
  } catch (error) {
    if (core.current().status !== 'unknown') return;
    if (isSignedOut(error)) await signOutLocally(core);
    else tryLater(core, waitMs);
  }
}

/** For tokens that another tab has set. */
export async function compare(core: SessionCore): Promise<void> {
  const now = signatureOf(readTokens(core.window.document));
  if (now === core.knownTokens || core.isLeaving) return;
  const before = core.knownTokens;
  core.knownTokens = now;
  if (now === '') return signOutLocally(core);
  try {
    await applyUser(core, await whoAmI(core));
  } catch {
    // Tried again when the tab becomes visible.
    if (core.knownTokens === now) core.knownTokens = before;
  }
}

export async function reload(core: SessionCore): Promise<boolean> {
  const state = core.current();
  if (state.status !== 'signed-in') return false;
  const user = await whoAmI(core).catch(() => undefined);
  const next = user && ({ status: 'signed-in', user } as const);
  if (!next || !isSame(core.current(), next)) return false;
  core.set(next);
  core.notify();
  return true;
}

async function whoAmI(core: SessionCore): Promise<Me> {
  const { access, refresh, actor } = readTokens(core.window.document);
  if (actor && !access && !refresh) await withTabLock(core.window, () => restoreOwn(core));
  return fetchMe(core.http());
}

async function applyUser(core: SessionCore, user: Me): Promise<void> {
  const before = core.current();
  const next = { status: 'signed-in', user } as const;
  if (isSame(before, next)) {
    core.set(next);
    return core.notify();
  }
  // The page still shows data and forms of another user.
  if (before.status === 'signed-in') {
    core.typed.forgetTyped();
    forgetStaffTraces(core.window, before, next);
    return core.window.location.reload();
  }
  if (isAnotherUser(core, user.id)) core.typed.forgetTyped();
  await changeUser(core, next, { notify: () => core.events.send('session.signed-in', signedInOf(user)) });
}

function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

function tryLater(core: SessionCore, waitMs: number): void {
  const { window } = core;
  const timer = window.setTimeout(tryAgain, waitMs);
  function tryAgain(): void {
    window.clearTimeout(timer);
    window.removeEventListener('online', tryAgain);
    void settle(core, Math.min(waitMs * 2, MAX_WAIT_MS));
  }
  window.addEventListener('online', tryAgain);
}
