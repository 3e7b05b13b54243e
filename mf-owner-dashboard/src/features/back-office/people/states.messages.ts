import { defineMessages, type MessageDescriptor } from 'react-intl';

const bookings = defineMessages({
  CREATED: {
    id: 'back-office.state.created',
    defaultMessage: 'Begun',
    description: 'State of a booking, for staff',
  },
  CREATED_PRO: {
    id: 'back-office.state.created-pro',
    defaultMessage: 'Entered for a guest',
    description: 'State of a booking, for staff',
  },
  ABANDONED: {
    id: 'back-office.state.abandoned',
    defaultMessage: 'Not sent',
    description: 'State of a booking, for staff',
  },
  VALIDATED: {
    id: 'back-office.state.validated',
    defaultMessage: 'Waiting for the owner',
    description: 'State of a booking, for staff',
  },
  ACCEPTED: {
    id: 'back-office.state.accepted',
    defaultMessage: 'Accepted, to be paid',
    description: 'State of a booking, for staff',
  },
  ACCEPTED_EXP: {
    id: 'back-office.state.accepted-exp',
    defaultMessage: 'Expired',
    description: 'State of a booking, for staff',
  },
  TO_COME_NOT_PAID: {
    id: 'back-office.state.to-come-not-paid',
    defaultMessage: 'First instalment paid',
    description: 'State of a booking, for staff',
  },
  TO_COME: {
    id: 'back-office.state.to-come',
    defaultMessage: 'Confirmed',
    description: 'State of a booking, for staff',
  },
  ONGOING: {
    id: 'back-office.state.ongoing',
    defaultMessage: 'On the road',
    description: 'State of a booking, for staff',
  },
  DONE: {
    id: 'back-office.state.done',
    defaultMessage: 'Completed',
    description: 'State of a booking, for staff',
  },
  CANCELLED_STAFF: {
    id: 'back-office.state.cancelled-staff',
    defaultMessage: 'Cancelled by staff',
    description: 'State of a booking, for staff',
  },
  CANCELLED_GUEST: {
    id: 'back-office.state.cancelled-guest',
    defaultMessage: 'Cancelled by the guest',
    description: 'State of a booking, for staff',
  },
  CANCELLED_OWNER: {
    id: 'back-office.state.cancelled-owner',
    defaultMessage: 'Cancelled by the owner',
    description: 'State of a booking, for staff',
  },
  CANCELLED_BOTH: {
    id: 'back-office.state.cancelled-both',
    defaultMessage: 'Cancelled by both',
    description: 'State of a booking, for staff',
  },
});

const listings = defineMessages({
  created: {
    id: 'back-office.state.listing-created',
    defaultMessage: 'Not complete',
    description: 'State of a listing, for staff',
  },
  to_moderate: {
    id: 'back-office.state.listing-to-moderate',
    defaultMessage: 'Waiting for staff',
    description: 'State of a listing, for staff',
  },
  published: {
    id: 'back-office.state.listing-published',
    defaultMessage: 'Published',
    description: 'State of a listing, for staff',
  },
  bookable: {
    id: 'back-office.state.listing-bookable',
    defaultMessage: 'Can be booked',
    description: 'State of a listing, for staff',
  },
  unpublished_owner: {
    id: 'back-office.state.listing-unpublished-owner',
    defaultMessage: 'Paused by the owner',
    description: 'State of a listing, for staff',
  },
  unpublished: {
    id: 'back-office.state.listing-unpublished',
    defaultMessage: 'Off offer',
    description: 'State of a listing, for staff',
  },
  deleted_owner: {
    id: 'back-office.state.listing-deleted-owner',
    defaultMessage: 'Deleted by the owner',
    description: 'State of a listing, for staff',
  },
  deleted: {
    id: 'back-office.state.listing-deleted',
    defaultMessage: 'Deleted',
    description: 'State of a listing, for staff',
  },
});

const documents = defineMessages({
  created: {
    id: 'back-office.state.document-created',
    defaultMessage: 'Not uploaded',
    description: 'Status of a document, for staff',
  },
  added: {
    id: 'back-office.state.document-added',
    defaultMessage: 'Uploaded, not submitted',
    description: 'Status of a document, for staff',
  },
  valid_ask: {
    id: 'back-office.state.document-valid-ask',
    defaultMessage: 'Waiting for review',
    description: 'Status of a document, for staff',
  },
  external_transmission: {
    id: 'back-office.state.document-external',
    defaultMessage: 'With the payment provider',
    description: 'Status of a document, for staff',
  },
  validated: {
    id: 'back-office.state.document-validated',
    defaultMessage: 'Accepted',
    description: 'Status of a document, for staff',
  },
  needdoc: {
    id: 'back-office.state.document-needdoc',
    defaultMessage: 'Asked for again',
    description: 'Status of a document, for staff',
  },
  refused: {
    id: 'back-office.state.document-refused',
    defaultMessage: 'Refused',
    description: 'Status of a document, for staff',
  },
  refuse_mgp: {
    id: 'back-office.state.document-refuse-mgp',
    defaultMessage: 'Refused by the payment provider',
    description: 'Status of a document, for staff',
  },
  exp_soon: {
    id: 'back-office.state.document-exp-soon',
    defaultMessage: 'Expires soon',
    description: 'Status of a document, for staff',
  },
  expired: {
    id: 'back-office.state.document-expired',
    defaultMessage: 'Expired',
    description: 'Status of a document, for staff',
  },
});

const STATES: Record<'bookings' | 'listings' | 'documents', Record<string, MessageDescriptor>> = {
  bookings,
  listings,
  documents,
};

/** A state in words; undefined for one that has none. */
export function stateMessage(of: keyof typeof STATES, state: string): MessageDescriptor | undefined {
  return STATES[of][state];
}
