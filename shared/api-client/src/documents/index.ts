export { documentKeys } from './document-keys';
export { getBookingDocuments } from './get-booking-documents';
export { getContractDraft } from './get-contract-draft';
export { getGuestDocuments } from './get-guest-documents';
