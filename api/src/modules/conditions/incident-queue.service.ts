import type { Database } from '../../database/connect';
import { createIncidentsStore, type IncidentReader } from './incidents/incidents.store';

/** How many bookings with claims wait for staff, how long, and which comes next. */
export function createIncidentQueue(database: Database) {
  const incidents = createIncidentsStore(database);
  return async (reader: IncidentReader) => ({
    ...(await incidents.counts(reader)),
    next_id: await incidents.next(reader),
  });
}
