/** What events carry and slots take, as schemas: for builds and development, never for a page. */
export { EVENT_SCHEMAS, EVENT_VERSIONS } from './events/event-schemas';
export { SLOT_SCHEMAS } from './slots/slot-schemas';
