// Plain code without page state: each importer bundles a copy.
export { listingEventAttributes, readListingEvent } from './listing-event-attributes';
export { watchVisibility } from './watch-visibility';
