import type { ListingEvent } from '@campavia/contracts';

import type { ServiceContext } from '../../core/app-context';
import type { SignedIn } from '../identity/signed-in.service';
import { createListingEventsStore, type CamperEventCounts } from './listing-events.store';

/** Batches per IP address and minute. */
const BATCHES_PER_ADDRESS = { most: 600, withinMs: 60_000 };

/** Sender of the events, with their IP address. */
export interface Viewer {
  signedIn: SignedIn | undefined;
  ip: string;
}

/** Counts listing impressions and views. */
export function createListingEventsService({
  database,
  clock,
  rateLimits,
}: Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'>) {
  const store = createListingEventsStore(database);
  const attempts = rateLimits.limiter('listing-events', BATCHES_PER_ADDRESS);

  /**
   * Counts a batch, each camper at most once as an impression and once as a view; returns how many campers were counted.
   * @throws TooManyRequestsError
   */
  async function count(events: readonly ListingEvent[], { signedIn, ip }: Viewer): Promise<number> {
    await attempts.take(ip);
    if (signedIn && (signedIn.isStaff || signedIn.actorId !== undefined)) return 0;
    return store.add(groupByCamper(events), { day: clock.today(), viewerId: signedIn?.userId ?? null });
  }

  return { count };
}

export type ListingEventsService = ReturnType<typeof createListingEventsService>;

function groupByCamper(events: readonly ListingEvent[]): CamperEventCounts[] {
  const counted = new Map<number, CamperEventCounts>();
  for (const { camper, kind } of events) {
    const counts = counted.get(camper) ?? { camper, prints: 0, visits: 0 };
    counted.set(camper, { ...counts, [kind === 'print' ? 'prints' : 'visits']: 1 });
  }
  return [...counted.values()];
}
