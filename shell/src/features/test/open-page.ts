import { act, screen } from '@testing-library/react';
import { createElement } from 'react';

import { getMe } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';
import type { SessionState } from '@campavia/remote-kit';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@campavia/testing';

import { config } from '../../../remote.config';
import { provideShellSession, type ShellSession } from '../../session/shell-session';
// Imported before a test fakes the clock, so that the lazy routes render at once.
import '../single-sign-on/auth-success-screen';
import '../confirm-email/confirm-email-screen';
import '../password/forgotten-password-screen';
import '../log-as/log-as-screen';
import { ShellRoutes, prepareScreen } from '../../routes';
import '../password/reset-password-screen';
import '../sign-in/sign-in-screen';
import '../sign-up/sign-up-screen';

export { withSingleSignOn } from './with-single-sign-on';

const OF_OTHERS = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
];

/** The mocked api knows the user of each token; cookies and other tabs are left out. */
function aShellSession(user: Me | undefined): ShellSession {
  let state: SessionState = user ? { status: 'signed-in', user } : { status: 'visitor' };
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    state = next;
    act(() => listeners.forEach((listener) => listener()));
  }

  async function askWho(): Promise<Me> {
    const me = await getMe();
    become({ status: 'signed-in', user: me });
    return me;
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settled: () => Promise.resolve(state as Exclude<SessionState, { status: 'unknown' }>),
    reload: async () => void (await askWho()),
    signOut: jest.fn(async () => become({ status: 'visitor' })),
    askToSignIn: jest.fn(),
    enter: jest.fn(askWho),
    impersonate: jest.fn(askWho),
    stopImpersonating: () => Promise.resolve(),
    reportNotStaff: jest.fn(),
  };
}

export type OpenedPage = RenderedScreen & { session: ShellSession };

export async function openPage(
  path: string,
  { platform, user, ...options }: ScreenOptions = {},
): Promise<OpenedPage> {
  await Promise.all(config.addresses.map(({ id }) => prepareScreen(id)));
  const session = aShellSession(user);
  provideShellSession(session);
  const addresses = [...config.addresses.map((address) => ({ ...address, part: 'shell' })), ...OF_OTHERS];
  const routing = { sign_in: '/sign-in' };
  const page = renderScreen(createElement(ShellRoutes), {
    ...options,
    path,
    platform: { addresses, routing, session, ...platform },
  });
  return Object.assign(page, { session });
}

/** In one go, as a password manager or a paste does. */
export async function enter(user: RenderedScreen['user'], label: string, value: string): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.paste(value);
}
