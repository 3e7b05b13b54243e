import type { EventBus, FailurePhase } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { SendFailure } from '../data/error-reports/post-remote-failure';

export interface ReleaseFailure {
  part: string;
  version: string;
  phase: FailurePhase;
  error: Error;
}

export interface FailureReportOptions {
  composition: Composition;
  events: EventBus;
  post: SendFailure;
}

/** To the site only once per release and phase. */
export function createFailureReport({ composition, events, post }: FailureReportOptions) {
  const reported = new Set<string>();

  return function report({ part, version, phase, error }: ReleaseFailure): void {
    const name = `${part}@${version}`;
    const { message } = error;
    window.reportError(new Error(`${name} failed (${phase})`, { cause: error }));
    events.send('remote.failed', { composition: composition.id, part, version, phase, message });
    if (reported.has(`${name} ${phase}`)) return;
    reported.add(`${name} ${phase}`);
    post({ part, version, phase, message });
  };
}
