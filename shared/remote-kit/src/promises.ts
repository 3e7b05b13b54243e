/** Schemas of events and slots, for builds and development; not loaded by pages. */
export { EVENT_SCHEMAS, EVENT_VERSIONS } from './events/event-schemas';
export { SLOT_SCHEMAS } from './slots/slot-schemas';
