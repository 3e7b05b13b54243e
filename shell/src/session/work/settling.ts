import { isApiError } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';

import { personOf } from '../person';
import type { SessionCore } from '../session-core';
import { readTokens, signatureOf } from '../token-cookies';

import { changePerson, isSame } from './change-person';
import { becomeVisitor } from './endings';
import { restoreOwn } from './impersonation';
import { isAnotherReader } from './last-reader';
import { oneTabAtATime } from './one-tab';
import { forgetTracks } from './tracks';
import { askMe } from './who-is';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** Finds out who the reader is; while the api is away, again and again. */
export async function settle(core: SessionCore, waitMs = FIRST_WAIT_MS): Promise<void> {
  if (core.current().status !== 'unknown') return;
  try {
    await becomeKnown(core, await whoAmI(core));
  } catch (error) {
    if (core.current().status !== 'unknown') return;
    if (isNobody(error)) await becomeVisitor(core);
    else tryLater(core, waitMs);
  }
}

/** The tokens are others than this tab knows of: whose are they? */
export async function compare(core: SessionCore): Promise<void> {
  const now = signatureOf(readTokens(core.window.document));
  if (now === core.knownTokens || core.isLeaving) return;
  const before = core.knownTokens;
  core.knownTokens = now;
  if (now === '') return becomeVisitor(core);
  try {
    await becomeKnown(core, await whoAmI(core));
  } catch {
    // Asked again when the tab is looked at the next time.
    if (core.knownTokens === now) core.knownTokens = before;
  }
}

/** Asks again what is known of the reader; true when that is something. */
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

/** A token to act with may be over while nobody looked. */
async function whoAmI(core: SessionCore): Promise<Me> {
  const { access, refresh, actor } = readTokens(core.window.document);
  if (actor && !access && !refresh) await oneTabAtATime(core.window, () => restoreOwn(core));
  return askMe(core.http());
}

async function becomeKnown(core: SessionCore, user: Me): Promise<void> {
  const before = core.current();
  const next = { status: 'signed-in', user } as const;
  if (isSame(before, next)) {
    core.set(next);
    return core.notify();
  }
  // What stands on the page is about somebody else: forms, half-done things.
  if (before.status === 'signed-in') {
    core.typed.forgetTyped();
    forgetTracks(core.window, before, next);
    return core.window.location.reload();
  }
  if (isAnotherReader(core, user.id)) core.typed.forgetTyped();
  await changePerson(core, next, { tell: () => core.events.send('session.signed-in', personOf(user)) });
}

function isNobody(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

function tryLater(core: SessionCore, waitMs: number): void {
  const { window } = core;
  const timer = window.setTimeout(tryAgain, waitMs);
  function tryAgain(): void {
    window.clearTimeout(timer);
    window.removeEventListener('online', tryAgain);
    void settle(core, Math.min(waitMs * 2, LONGEST_WAIT_MS));
  }
  window.addEventListener('online', tryAgain);
}
