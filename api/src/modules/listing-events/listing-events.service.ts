import type { Mark } from '@campavia/contracts';

import { createRateLimiter } from '../../core/rate-limiter';
import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { SignedIn } from '../identity/signed-in.service';
import { createSearchMarksStore, type CamperMarks } from './listing-events.store';

/** Batches that may come from one network address. */
const OF_AN_ADDRESS = { most: 600, withinMs: 60_000 };

/** Whose marks they are and where they come from. */
export interface Viewer {
  signedIn: SignedIn | undefined;
  ip: string;
}

/** Counts how often campers are seen. */
export function createSearchMarksService({ database, clock }: { database: Database; clock: Clock }) {
  const store = createSearchMarksStore(database);
  const attempts = createRateLimiter(clock, OF_AN_ADDRESS);

  /**
   * Counts a batch, each camper once of a kind; answers how many campers.
   * @throws TooManyRequestsError
   */
  async function count(marks: readonly Mark[], { signedIn, ip }: Viewer): Promise<number> {
    attempts.take(ip);
    if (signedIn && (signedIn.isStaff || signedIn.actorId !== undefined)) return 0;
    return store.add(byCamper(marks), { day: clock.today(), viewerId: signedIn?.userId ?? null });
  }

  return { count };
}

export type SearchMarksService = ReturnType<typeof createSearchMarksService>;

function byCamper(marks: readonly Mark[]): CamperMarks[] {
  const seen = new Map<number, CamperMarks>();
  for (const { camper, kind } of marks) {
    const so = seen.get(camper) ?? { camper, prints: 0, visits: 0 };
    seen.set(camper, { ...so, [kind === 'print' ? 'prints' : 'visits']: 1 });
  }
  return [...seen.values()];
}
