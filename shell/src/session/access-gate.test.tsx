import { screen, waitFor } from '@testing-library/react';

import type { Me } from '@campavia/contracts';
import { aMe } from '@campavia/contracts/testing';
import type { Session, SessionState } from '@campavia/remote-kit';
import type { OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { AccessGate } from './access-gate';
import { provideShellSession, type ShellSession } from './shell-session';

const addresses: OwnedAddress[] = [
  { part: 'shell', id: 'sign-in', pattern: '/sign-in', layout: 'log' },
  { part: 'shell', id: 'log-as', pattern: '/login/log-as', access: 'staff' },
  { part: 'mf-trips', id: 'trips', pattern: '/d/trips', access: 'signed-in' },
  { part: 'mf-owner-dashboard', id: 'campers', pattern: '/d/campers', access: 'owner' },
];

function at(path: string, { user, state }: { user?: Me; state?: SessionState } = {}) {
  const present = state ?? (user ? { status: 'signed-in' as const, user } : { status: 'visitor' as const });
  const session = {
    current: () => present,
    subscribe: () => () => undefined,
    askToSignIn: jest.fn(),
  } as Partial<Session> as Session;
  const reportNotStaff = jest.fn();
  provideShellSession({ reportNotStaff } as Partial<ShellSession> as ShellSession);
  const platform = { addresses, session, PageSkeleton: () => <p>skeleton</p> };
  const gate = (
    <AccessGate>
      <p>the page</p>
    </AccessGate>
  );
  return { ...renderScreen(gate, { path, platform }), session, reportNotStaff };
}

test.each(['/sign-in', '/nowhere'])('%s is shown to everybody', (path) => {
  const { session } = at(path);
  expect(screen.getByText('the page')).toBeVisible();
  expect(session.askToSignIn).not.toHaveBeenCalled();
});

test('a page for signed-in users asks a visitor to sign in, once', () => {
  const { session, rerender } = at('/d/trips');
  rerender(<AccessGate>the page</AccessGate>);
  expect(screen.getByText('skeleton')).toBeVisible();
  expect(session.askToSignIn).toHaveBeenCalledTimes(1);
});

test('a page waits while the user is not known yet', () => {
  const { session } = at('/d/trips', { state: { status: 'unknown' } });
  expect(screen.getByText('skeleton')).toBeVisible();
  expect(session.askToSignIn).not.toHaveBeenCalled();
});

test('a user without campers is redirected from an owner’s page to their trips', async () => {
  at('/d/campers', { user: aMe({ is_owner: false }) });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/trips'));
});

test('a staff page is a 404 for everybody else, and that is reported', () => {
  const { reportNotStaff } = at('/login/log-as', { user: aMe() });
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(reportNotStaff.mock.calls).toEqual([['/login/log-as']]);
});

test('staff see a staff page', () => {
  at('/login/log-as', { user: aMe({ is_staff: true }) });
  expect(screen.getByText('the page')).toBeVisible();
});

test('a page of another part is left to that part', () => {
  at('/d/trips', { user: aMe() });
  expect(screen.getByText('skeleton')).toBeVisible();
  expect(screen.queryByText('the page')).toBeNull();
});
