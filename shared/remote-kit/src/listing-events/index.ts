// Plain code without state of the page: whoever imports it has a copy.
export { listingEventAttributes, readListingEvent } from './listing-event-attributes';
export { watchVisibility } from './watch-visibility';
