import type { EventBus, Platform } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

/** Writes a part's failure where the browser reports errors, and onto the bus, with all that names the release. */
export function createFailureReport(composition: Composition, events: EventBus): Platform['reportFailure'] {
  return ({ part, phase, error }) => {
    const version = composition.parts[part]?.version ?? 'unknown';
    window.reportError(new Error(`${part}@${version} failed (${phase})`, { cause: error }));
    events.send('remote.failed', {
      composition: composition.id,
      part,
      version,
      phase,
      message: error.message,
    });
  };
}
