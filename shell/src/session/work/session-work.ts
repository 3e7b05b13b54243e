import type { ApiError } from '@campavia/api-client/core';
import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';

import { signedInOf } from '../signed-in-user';
import type { TabMessage } from '../other-tabs';
import type { SessionCore } from '../session-core';
import type { SignInMethod } from '../shell-session';
import { readTokens, signatureOf } from '../token-cookies';

import { changeUser } from './change-user';
import { signOutLocally, expire, leaveClosedPage } from './endings';
import { endImpersonation, impersonate, stopImpersonating } from './impersonation';
import { dropTokens, saveTokens } from './save-tokens';
import { isAnotherUser } from './last-user';
import { renew } from './renewal';
import { compare, reload, settle } from './identify-user';
import { askToSignIn, isStillAt } from './sign-in-page';
import { revoke, signOut } from './sign-out';
import { fetchMeByToken } from './fetch-me';

export type SessionWork = ReturnType<typeof createSessionWork>;

export function createSessionWork(core: SessionCore) {
  const { document } = core.window;

  function refused({ code, detail }: ApiError): void {
    const end = code === 'impersonation_ended' ? endImpersonation(core) : undefined;
    void (end ?? expire(core, { noticed: 'here', reason: detail })).catch(() => undefined);
  }

  const handlers: Record<TabMessage, () => unknown> = {
    renewed: () => (core.knownTokens = signatureOf(readTokens(document))),
    entered: () => compare(core),
    changed: () => reload(core),
    expired: () => expire(core, { noticed: 'elsewhere' }),
    'signed-out'() {
      core.knownTokens = '';
      if (core.current().status === 'visitor') return;
      return signOutLocally(core, () => leaveClosedPage(core));
    },
  };

  return {
    enter: (tokens: Tokens, method?: SignInMethod) => enter(core, tokens, method),
    impersonate: (answer: LogAsAnswer) => impersonate(core, answer),
    stopImpersonating: () => stopImpersonating(core),
    async reload() {
      if (await reload(core)) core.notifyTabs('changed');
    },
    signOut: () => signOut(core),
    askToSignIn(from: string, next?: string) {
      if (isStillAt(core, from)) askToSignIn(core, next);
    },
    renew: () => renew(core),
    refused,
    settle: () => settle(core),
    compare: () => compare(core),
    receive: (message: TabMessage) => handlers[message](),
  };
}

/** Tokens that the browser refuses to store are revoked. @throws CookiesRefused */
function saveTokensOrRevoke(core: SessionCore, tokens: Tokens): void {
  try {
    saveTokens(core.window, tokens);
  } catch (error) {
    dropTokens(core.window);
    void revoke(core, tokens.refresh_token);
    throw error;
  }
}

async function enter(core: SessionCore, tokens: Tokens, method?: SignInMethod): Promise<Me> {
  const { document } = core.window;
  const user = await fetchMeByToken(core, tokens.access_token);
  saveTokensOrRevoke(core, tokens);
  core.knownTokens = signatureOf(readTokens(document));
  if (isAnotherUser(core, user.id)) core.typed.forgetTyped();
  core.notifyTabs('entered');
  const notify = () =>
    core.events.send('session.signed-in', { ...signedInOf(user), ...(method && { method }) });
  await changeUser(core, { status: 'signed-in', user }, { notify });
  return user;
}
