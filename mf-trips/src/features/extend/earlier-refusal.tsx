import type { GuestBooking } from '@campavia/contracts';

import { ChangeCard } from '../changes';
import { listChanges } from '../../rules/change-pages';

/** An extension that the owner refused, or that expired, stays visible. */
export function EarlierRefusal({ trip }: { trip: GuestBooking }) {
  const { extension } = listChanges(trip);
  return extension ? <ChangeCard trip={trip} request={extension} headingAs="h2" /> : null;
}
