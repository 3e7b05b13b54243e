import type { EventBus, FailurePhase } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { PostFailure } from '../data/post-failure';

/** A release that did not come or broke. */
export interface ReleaseFailure {
  part: string;
  version: string;
  phase: FailurePhase;
  error: Error;
}

export interface FailureReportOptions {
  composition: Composition;
  events: EventBus;
  /** Tells the site. */
  post: PostFailure;
}

/**
 * Writes a release's failure where the browser reports errors and onto the bus, with all that names the
 * release; tells the site once per release and phase.
 */
export function createFailureReport({ composition, events, post }: FailureReportOptions) {
  const told = new Set<string>();

  return function report({ part, version, phase, error }: ReleaseFailure): void {
    const name = `${part}@${version}`;
    const { message } = error;
    window.reportError(new Error(`${name} failed (${phase})`, { cause: error }));
    events.send('remote.failed', { composition: composition.id, part, version, phase, message });
    if (told.has(`${name} ${phase}`)) return;
    told.add(`${name} ${phase}`);
    post({ part, version, phase, message });
  };
}
