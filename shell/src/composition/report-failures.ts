import type { EventBus, Platform } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

/** Writes a part's failure into the console and onto the bus, with all that names the release. */
export function createFailureReport(composition: Composition, events: EventBus): Platform['reportFailure'] {
  return ({ part, phase, error }) => {
    const version = composition.parts[part]?.version ?? 'unknown';
    console.error(`${part}@${version} failed (${phase}):`, error);
    events.send('remote.failed', {
      composition: composition.id,
      part,
      version,
      phase,
      message: error.message,
    });
  };
}
