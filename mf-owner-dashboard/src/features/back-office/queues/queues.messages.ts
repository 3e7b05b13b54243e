import { defineMessages, type NoMessageValues } from 'react-intl';

type QueuesValues = {
  counted: { count: number };
  incidents: NoMessageValues;
  incidentsText: NoMessageValues;
  nextIncident: NoMessageValues;
  lead: { late: number; time: string };
  leadNothing: { time: string };
  late: { late: number };
  inTime: NoMessageValues;
  oldest: { waited: number };
  nothingSince: { date: string };
  documents: NoMessageValues;
  documentsText: NoMessageValues;
  nextDocument: NoMessageValues;
  proofs: NoMessageValues;
  proofsText: NoMessageValues;
  nextProof: NoMessageValues;
  listings: NoMessageValues;
  listingsText: NoMessageValues;
  nextListing: NoMessageValues;
  reportedListings: NoMessageValues;
  reportedListingsText: NoMessageValues;
  reportedReviews: NoMessageValues;
  reportedReviewsText: NoMessageValues;
  reportedMessages: NoMessageValues;
  reportedMessagesText: NoMessageValues;
  nextReport: NoMessageValues;
  payouts: NoMessageValues;
  payoutsText: NoMessageValues;
  nextPayout: NoMessageValues;
  refunds: NoMessageValues;
  refundsText: NoMessageValues;
  nextRefund: NoMessageValues;
  failed: NoMessageValues;
  waiting: NoMessageValues;
  taken: NoMessageValues;
  nothing: NoMessageValues;
  fresh: NoMessageValues;
  usual: NoMessageValues;
  past: NoMessageValues;
  decided: NoMessageValues;
  accepted: NoMessageValues;
  asked: NoMessageValues;
  refused: NoMessageValues;
  together: NoMessageValues;
};

export const queuesMessages = defineMessages<QueuesValues>({
  counted: {
    id: 'back-office.queues.counted',
    defaultMessage:
      '{count, plural, =0 {Nothing is waiting} one {# item is waiting} other {# items are waiting}}',
    description: 'Heading of the page of the support team with everything that waits for them',
  },
  lead: {
    id: 'back-office.queues.lead',
    defaultMessage:
      '{late, plural, =0 {All in time.} one {# of them has waited for more than a day.} other {# of them have waited for more than a day.}} Counted at {time}, updated every minute.',
    description: 'Below the heading of the page with everything that waits for the support team',
  },
  leadNothing: {
    id: 'back-office.queues.lead-nothing',
    defaultMessage: 'Counted at {time}, updated every minute.',
    description: 'Below the heading while nothing waits for the support team',
  },
  late: {
    id: 'back-office.queues.late',
    defaultMessage: '{late} past a day',
    description: 'How many things in a queue have waited for more than a day',
  },
  inTime: {
    id: 'back-office.queues.in-time',
    defaultMessage: 'all in time',
    description: 'Nothing in a queue has waited for more than a day',
  },
  oldest: {
    id: 'back-office.queues.oldest',
    defaultMessage: '{waited, plural, =0 {oldest under 1 h} one {oldest # h} other {oldest # h}}',
    description: 'For how many hours the oldest thing in a queue has waited',
  },
  nothingSince: {
    id: 'back-office.queues.nothing-since',
    defaultMessage: 'Nothing is waiting. The last decision was on {date}.',
    description: 'In place of the ages of an empty queue',
  },
  documents: {
    id: 'back-office.queues.documents',
    defaultMessage: 'Documents',
    description: 'Name of a queue of the support team',
  },
  documentsText: {
    id: 'back-office.queues.documents-text',
    defaultMessage: 'Licences, identities, vehicle documents',
    description: 'Content of the queue of documents',
  },
  nextDocument: {
    id: 'back-office.queues.next-document',
    defaultMessage: 'Next document',
    description: 'Button: opens the document that has waited longest; at most 24 characters',
  },
  proofs: {
    id: 'back-office.queues.proofs',
    defaultMessage: 'Proofs for a cancellation',
    description: 'Name of a queue of the support team',
  },
  proofsText: {
    id: 'back-office.queues.proofs-text',
    defaultMessage: 'Owner’s fault, force majeure',
    description: 'Content of the queue of proofs',
  },
  nextProof: {
    id: 'back-office.queues.next-proof',
    defaultMessage: 'Next proof',
    description: 'Button: opens the proof that has waited longest; at most 24 characters',
  },
  listings: {
    id: 'back-office.queues.listings',
    defaultMessage: 'New campers',
    description: 'Name of a queue of the support team',
  },
  listingsText: {
    id: 'back-office.queues.listings-text',
    defaultMessage: 'To read before guests find them',
    description: 'Content of the queue of new campers',
  },
  nextListing: {
    id: 'back-office.queues.next-listing',
    defaultMessage: 'Next camper',
    description: 'Button: opens the listing that has waited longest; at most 24 characters',
  },
  reportedListings: {
    id: 'back-office.queues.reported-listings',
    defaultMessage: 'Reported campers',
    description: 'Name of a queue',
  },
  reportedListingsText: {
    id: 'back-office.queues.reported-listings-text',
    defaultMessage: 'By guests and visitors',
    description: 'Below the name of a queue',
  },
  reportedReviews: {
    id: 'back-office.queues.reported-reviews',
    defaultMessage: 'Reported reviews',
    description: 'Name of a queue',
  },
  reportedReviewsText: {
    id: 'back-office.queues.reported-reviews-text',
    defaultMessage: 'Published ones, and pictures in them',
    description: 'Below the name of a queue',
  },
  reportedMessages: {
    id: 'back-office.queues.reported-messages',
    defaultMessage: 'Reported messages',
    description: 'Name of a queue',
  },
  reportedMessagesText: {
    id: 'back-office.queues.reported-messages-text',
    defaultMessage: 'Between guests and owners',
    description: 'Below the name of a queue',
  },
  nextReport: {
    id: 'back-office.queues.next-report',
    defaultMessage: 'Next report',
    description: 'Button: opens the case that has waited longest',
  },
  payouts: {
    id: 'back-office.queues.payouts',
    defaultMessage: 'Payouts held',
    description: 'Name of a queue',
  },
  payoutsText: {
    id: 'back-office.queues.payouts-text',
    defaultMessage: 'Those that staff may release',
    description: 'Below the name of a queue',
  },
  nextPayout: {
    id: 'back-office.queues.next-payout',
    defaultMessage: 'See the payouts',
    description: 'Button: opens the queue of payouts',
  },
  refunds: {
    id: 'back-office.queues.refunds',
    defaultMessage: 'Refunds refused',
    description: 'Name of a queue',
  },
  refundsText: {
    id: 'back-office.queues.refunds-text',
    defaultMessage: 'By the payment provider: the guest is waiting for the money',
    description: 'Below the name of a queue',
  },
  nextRefund: {
    id: 'back-office.queues.next-refund',
    defaultMessage: 'See the refunds',
    description: 'Button: opens the queue of refused refunds',
  },
  failed: {
    id: 'back-office.queues.failed',
    defaultMessage: 'The queues cannot be shown',
    description: 'Heading in place of the queues when they did not load',
  },
  waiting: {
    id: 'back-office.queues.waiting',
    defaultMessage: 'Waiting:',
    description: 'For screen readers: before the number of things in a queue',
  },
  taken: {
    id: 'back-office.queues.taken',
    defaultMessage: 'Colleagues have them',
    description: 'In place of the button of a queue of which everything is just being reviewed',
  },
  nothing: {
    id: 'back-office.queues.nothing',
    defaultMessage: 'Nothing is waiting.',
    description: 'In place of the ages of a queue that never had anything',
  },
  fresh: {
    id: 'back-office.queues.fresh',
    defaultMessage: 'under 4 hours',
    description: 'Legend of the ages in a queue',
  },
  usual: {
    id: 'back-office.queues.usual',
    defaultMessage: 'up to a day',
    description: 'Legend of the ages in a queue',
  },
  past: {
    id: 'back-office.queues.past',
    defaultMessage: 'past a day',
    description: 'Legend of the ages in a queue',
  },
  decided: {
    id: 'back-office.queues.decided',
    defaultMessage: 'Decided today',
    description: 'Heading above the numbers of decisions of today',
  },
  accepted: {
    id: 'back-office.queues.accepted',
    defaultMessage: 'Approved',
    description: 'Before the number of documents and listings that were approved today',
  },
  asked: {
    id: 'back-office.queues.asked',
    defaultMessage: 'Asked again',
    description: 'Before the number of documents and listings that have to be changed',
  },
  refused: {
    id: 'back-office.queues.refused',
    defaultMessage: 'Refused',
    description: 'Before the number of documents that were refused today',
  },
  together: {
    id: 'back-office.queues.together',
    defaultMessage: 'Together',
    description: 'Before the number of all decisions of today',
  },
  incidents: {
    id: 'back-office.queues.incidents',
    defaultMessage: 'Open incidents',
    description: 'Name of a queue: claims from deposits that guest and owner do not agree on',
  },
  incidentsText: {
    id: 'back-office.queues.incidents-text',
    defaultMessage: 'Damage, fuel, tolls and kilometres after a trip',
    description: 'Content of a queue',
  },
  nextIncident: {
    id: 'back-office.queues.next-incident',
    defaultMessage: 'Next incident',
    description: 'Button: opens what has waited longest',
  },
});
