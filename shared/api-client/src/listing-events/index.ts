export { createMarkCounter, type MarkCounter, type MarkViewer } from './create-listing-event-counter';
