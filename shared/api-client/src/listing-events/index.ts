export {
  createListingEventCounter,
  type ListingEventCounter,
  type ListingEventViewer,
} from './create-listing-event-counter';
