import { refreshTokens } from '@campavia/api-client';
import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';
import { pathOn } from '@campavia/i18n/sites';

import { accessOf } from '../access';
import { CLIENT_ID } from '../client-id';
import { signedInOf } from '../signed-in-user';
import type { SessionCore } from '../session-core';
import { readTokens, signatureOf } from '../token-cookies';

import { changeUser } from './change-user';
import { expire, homeOf } from './endings';
import { saveActingTokens, saveTokens } from './save-tokens';
import { showActingOverToast } from './session-toasts';
import { withTabLock } from './tab-lock';
import { isRefusal } from './refusals';
import { revoke } from './sign-out';
import { fetchMeByToken } from './fetch-me';

/** @throws ApiError when the user cannot be loaded */
export async function impersonate(core: SessionCore, answer: LogAsAnswer): Promise<Me> {
  const { document } = core.window;
  const user = await fetchMeByToken(core, answer.access_token);
  await withTabLock(core.window, async () => saveActingTokens(core.window, answer, readTokens(document)));
  await enterAs(core, user, () => leaveStaffPage(core, user));
  return user;
}

export async function stopImpersonating(core: SessionCore): Promise<void> {
  const { access } = readTokens(core.window.document);
  if (access) await revoke(core, access);
  try {
    await withTabLock(core.window, () => restoreOwn(core, { isAsked: true }));
  } catch (error) {
    // The staff session has expired, too; that is already shown.
    if (!isRefusal(error)) throw error;
  }
}

/** For the api's answer that acting has expired. */
export async function endImpersonation(core: SessionCore): Promise<void> {
  const { document } = core.window;
  const ended = readTokens(document).access;
  await withTabLock(core.window, async () => {
    const { access, actor } = readTokens(document);
    if (actor) await restoreOwn(core);
    else if (access === ended) await expire(core, { noticed: 'here' });
  });
}

/** Call it while holding the tab lock. Leaves the page, because it shows another user. */
export async function restoreOwn(core: SessionCore, { isAsked }: { isAsked?: true } = {}): Promise<void> {
  const { document } = core.window;
  const { actor } = readTokens(document);
  if (!actor) return;
  const acting = core.current();
  const tokens = await exchangeOwn(core, actor);
  saveTokens(core.window, tokens);
  const user = await fetchMeByToken(core, tokens.access_token).catch(() => undefined);
  // The user's tokens are gone; the next document loads the current user.
  if (!user) return core.window.location.assign(logAsPage(core));
  if (!isAsked) void showActingOverToast(core, acting);
  await enterAs(core, user, () => core.navigation.push(logAsPage(core)));
}

async function exchangeOwn(core: SessionCore, actor: string): Promise<Tokens> {
  try {
    return await refreshTokens(actor, CLIENT_ID, { http: core.http() });
  } catch (error) {
    if (isRefusal(error)) void expire(core, { noticed: 'here' });
    throw error;
  }
}

function leaveStaffPage({ navigation, findAddress, site }: SessionCore, user: Me): void {
  const here = findAddress(navigation.current().place.pathname);
  if (accessOf(here, { status: 'signed-in', user }) !== 'open') navigation.push(homeOf(site));
}

async function enterAs(core: SessionCore, user: Me, move?: () => void): Promise<void> {
  core.knownTokens = signatureOf(readTokens(core.window.document));
  core.typed.forgetTyped();
  core.notifyTabs('entered');
  const notify = () => core.events.send('session.signed-in', signedInOf(user));
  await changeUser(core, { status: 'signed-in', user }, { move, notify });
}

function logAsPage({ addresses, site }: SessionCore): string {
  const address = addresses.find(({ id }) => id === 'log-as');
  return address ? pathOn(site, address.pattern) : homeOf(site);
}
