import { getMe } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';
import { aMe } from '@campavia/contracts/testing';
import type { EventBus, Platform, Session, SessionState } from '@campavia/remote-kit';
import { renderScreen, type RenderedScreen, type ScreenOptions } from '@campavia/testing';

import { config } from '../remote.config';
import { TripsRoutes } from '../src/routes';

const OTHERS = [
  { id: 'listing', pattern: '/campers/{id}' },
  { id: 'forgotten-password', pattern: '/forgotten-password' },
];

function aSessionOf(me: Me): Session & { signOut: jest.Mock } {
  let state: SessionState = { status: 'signed-in', user: me };
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload: async () => {
      state = { status: 'signed-in', user: await getMe() };
      for (const listener of listeners) listener();
    },
    signOut: jest.fn(() => Promise.resolve()),
    askToSignIn: () => undefined,
  };
}

export interface OpenPage extends RenderedScreen {
  session: ReturnType<typeof aSessionOf>;
  sent: unknown[];
}

function collectSent(events: EventBus): unknown[] {
  const sent: unknown[] = [];
  events.subscribe('toast.shown', ({ title }) => sent.push(title));
  events.subscribe('failure.shown', ({ entries }) => sent.push(...entries));
  return sent;
}

export async function openPage(
  path: string,
  me: Partial<Me> = {},
  options: ScreenOptions = {},
): Promise<OpenPage> {
  const session = aSessionOf(aMe(me));
  const addresses = [
    ...config.addresses.map((address) => ({ ...address, part: config.name })),
    ...OTHERS.map((address) => ({ ...address, part: 'shell' })),
  ];
  const platform: Partial<Platform> = { addresses, session };
  const page = renderScreen(<TripsRoutes />, { path, ...options, platform });
  await page.findByRole('heading', { level: 1 });
  return Object.assign(page, { session, sent: collectSent(page.platform.events) });
}
