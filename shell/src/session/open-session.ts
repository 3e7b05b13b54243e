import { triggerAppChange } from 'single-spa';

import { provideSiteHttp } from '../data/provide-site-http';
import type { Reporter } from '../reporting/reporter';

import { createShellSession, type StartingSession } from './create-shell-session';
import type { SessionOptions } from './session-core';
import { provideShellSession } from './shell-session';

export interface OpenSessionOptions extends Omit<SessionOptions, 'typed' | 'reroute' | 'reportNotStaff'> {
  departures: SessionOptions['typed'];
  reporter: Reporter;
}

export function openSession({ departures, reporter, ...options }: OpenSessionOptions): StartingSession {
  const session = createShellSession({
    ...options,
    typed: departures,
    reroute: triggerAppChange,
    reportNotStaff: (path) => reporter.report('not_staff', path),
  });
  provideShellSession(session);
  provideSiteHttp(options.site, { credentials: session.credentials, onFailure: reporter.failedCall });
  return session;
}
