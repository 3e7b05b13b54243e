import {
  Caravan,
  FileClock,
  FileText,
  CreditCard,
  Handshake,
  MessageCircle,
  RotateCcw,
  Star,
  TriangleAlert,
} from '@campavia/ui/icons';

import { queuesMessages } from './queues.messages';

/** Icon, words and address of each queue. */
export const QUEUES = {
  documents: {
    icon: FileText,
    name: queuesMessages.documents,
    text: queuesMessages.documentsText,
    next: queuesMessages.nextDocument,
    address: 'staff.document',
  },
  proofs: {
    icon: FileClock,
    name: queuesMessages.proofs,
    text: queuesMessages.proofsText,
    next: queuesMessages.nextProof,
    address: 'staff.document',
  },
  listings: {
    icon: Caravan,
    name: queuesMessages.listings,
    text: queuesMessages.listingsText,
    next: queuesMessages.nextListing,
    address: 'staff.listing',
  },
  reported_listings: {
    icon: TriangleAlert,
    name: queuesMessages.reportedListings,
    text: queuesMessages.reportedListingsText,
    next: queuesMessages.nextReport,
    address: 'staff.report',
  },
  reported_reviews: {
    icon: Star,
    name: queuesMessages.reportedReviews,
    text: queuesMessages.reportedReviewsText,
    next: queuesMessages.nextReport,
    address: 'staff.report',
  },
  reported_messages: {
    icon: MessageCircle,
    name: queuesMessages.reportedMessages,
    text: queuesMessages.reportedMessagesText,
    next: queuesMessages.nextReport,
    address: 'staff.report',
  },
  payouts: {
    icon: CreditCard,
    name: queuesMessages.payouts,
    text: queuesMessages.payoutsText,
    next: queuesMessages.nextPayout,
    address: 'staff.payouts',
  },
  refunds: {
    icon: RotateCcw,
    name: queuesMessages.refunds,
    text: queuesMessages.refundsText,
    next: queuesMessages.nextRefund,
    address: 'staff.refunds',
  },
  incidents: {
    icon: Handshake,
    name: queuesMessages.incidents,
    text: queuesMessages.incidentsText,
    next: queuesMessages.nextIncident,
    address: 'staff.incident',
  },
} as const;

/** The query of a list of reports. */
export const REPORTED = {
  reported_listings: 'subject=listing',
  reported_reviews: 'subject=review',
  reported_messages: 'subject=message',
} as const;
