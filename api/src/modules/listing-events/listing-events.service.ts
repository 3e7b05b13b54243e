import type { Mark } from '@campavia/contracts';

import { createRateLimiter } from '../../core/rate-limiter';
import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { SignedIn } from '../identity/signed-in.service';
import { createListingEventsStore, type CamperEventCounts } from './listing-events.store';

/** Batches that may come from one network address. */
const BATCHES_PER_ADDRESS = { most: 600, withinMs: 60_000 };

/** Whose marks they are and where they come from. */
export interface Viewer {
  signedIn: SignedIn | undefined;
  ip: string;
}

/** Counts how often campers are seen. */
export function createListingEventsService({ database, clock }: { database: Database; clock: Clock }) {
  const store = createListingEventsStore(database);
  const attempts = createRateLimiter(clock, BATCHES_PER_ADDRESS);

  /**
   * Counts a batch, each camper once of a kind; answers how many campers.
   * @throws TooManyRequestsError
   */
  async function count(marks: readonly Mark[], { signedIn, ip }: Viewer): Promise<number> {
    attempts.take(ip);
    if (signedIn && (signedIn.isStaff || signedIn.actorId !== undefined)) return 0;
    return store.add(groupByCamper(marks), { day: clock.today(), viewerId: signedIn?.userId ?? null });
  }

  return { count };
}

export type ListingEventsService = ReturnType<typeof createListingEventsService>;

function groupByCamper(marks: readonly Mark[]): CamperEventCounts[] {
  const seen = new Map<number, CamperEventCounts>();
  for (const { camper, kind } of marks) {
    const so = seen.get(camper) ?? { camper, prints: 0, visits: 0 };
    seen.set(camper, { ...so, [kind === 'print' ? 'prints' : 'visits']: 1 });
  }
  return [...seen.values()];
}
