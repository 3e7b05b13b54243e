import { defineMessages, type NoMessageValues } from 'react-intl';

type StatusValues = {
  cancelled: NoMessageValues;
  byGuest: { date: string };
  byOwner: { owner: string; date: string };
  byStaff: { date: string };
  byBoth: { owner: string; date: string };
  refunded: { refund: string; paid: string };
  nothingRefunded: { paid: string };
  nothingPaid: NoMessageValues;
  proof: NoMessageValues;
  proofText: NoMessageValues;
  sendProof: NoMessageValues;
  seeProof: NoMessageValues;
  toRefund: NoMessageValues;
  toTrip: NoMessageValues;
};

export const statusMessages = defineMessages<StatusValues>({
  cancelled: {
    id: 'cancel.status.cancelled',
    defaultMessage: 'This trip is already cancelled',
    description: 'Heading of the page that cancels a trip, once it is',
  },
  byGuest: {
    id: 'cancel.status.by-guest',
    defaultMessage: 'You cancelled this trip on {date}.',
    description: 'Who cancelled a trip',
  },
  byOwner: {
    id: 'cancel.status.by-owner',
    defaultMessage: '{owner} cancelled this trip on {date}.',
    description: 'Who cancelled a trip',
  },
  byStaff: {
    id: 'cancel.status.by-staff',
    defaultMessage: 'Campavia cancelled this trip on {date}.',
    description: 'Who cancelled a trip',
  },
  byBoth: {
    id: 'cancel.status.by-both',
    defaultMessage: 'You and {owner} cancelled this trip together on {date}.',
    description: 'Who cancelled a trip',
  },
  refunded: {
    id: 'cancel.status.refunded',
    defaultMessage: '{refund} of the {paid} you paid is refunded.',
    description: 'What is refunded of a trip that is cancelled',
  },
  nothingRefunded: {
    id: 'cancel.status.nothing-refunded',
    defaultMessage: 'Nothing of the {paid} you paid is refunded.',
    description: 'What is refunded of a trip that is cancelled',
  },
  nothingPaid: {
    id: 'cancel.status.nothing-paid',
    defaultMessage: 'You had paid nothing, so nothing is refunded.',
    description: 'What is refunded of a trip that is cancelled',
  },
  proof: {
    id: 'cancel.status.proof',
    defaultMessage: 'We are waiting for your proof',
    description: 'Heading of the page that cancels a trip, while a proof is awaited or checked',
  },
  proofText: {
    id: 'cancel.status.proof-text',
    defaultMessage: 'Until we have checked it, the trip stays as it is and nothing is refunded.',
    description: 'Below that heading',
  },
  sendProof: {
    id: 'cancel.status.send-proof',
    defaultMessage: 'Send the proof',
    description: 'Button: to the page where the document is added',
  },
  seeProof: {
    id: 'cancel.status.see-proof',
    defaultMessage: 'See the proof',
    description: 'Button: to the page of the document that was sent',
  },
  toRefund: {
    id: 'cancel.status.to-refund',
    defaultMessage: 'See the refund',
    description: 'Button: to the page about the refund',
  },
  toTrip: { id: 'cancel.status.to-trip', defaultMessage: 'See the trip', description: 'Button: to the trip' },
});
