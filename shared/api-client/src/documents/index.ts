export { documentKeys } from './document-keys';
export { getBookingDocuments } from './get-booking-documents';
export { getGuestDocuments } from './get-guest-documents';
