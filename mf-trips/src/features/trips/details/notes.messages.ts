import { defineMessages, type NoMessageValues } from 'react-intl';

type NoteValues = {
  refunded: { amount: string };
  external: NoMessageValues;
  proofAwaited: NoMessageValues;
  proofSent: NoMessageValues;
  sendProof: NoMessageValues;
  seeProof: NoMessageValues;
  seeRefund: NoMessageValues;
  whatToSend: NoMessageValues;
  whatFollows: NoMessageValues;
};

export const notesMessages = defineMessages<NoteValues>({
  refunded: {
    id: 'trip.head.refunded',
    defaultMessage: '{amount} was refunded to you.',
    description: 'What was paid back of a trip that was called off',
  },
  external: {
    id: 'trip.head.external',
    defaultMessage:
      'The insurer refunds what we do not. Claim it with the documents of your cancellation insurance.',
    description: 'On a trip that was called off with cancellation insurance',
  },
  proofAwaited: {
    id: 'trip.notes.proof-awaited',
    defaultMessage:
      'We are waiting for your proof. Until we have checked it, the trip stays as it is and nothing is refunded.',
    description: 'On a trip whose guest has reported an emergency and has not sent the proof',
  },
  proofSent: {
    id: 'trip.head.proof',
    defaultMessage: 'Your proof is being checked. Until then the trip stays as it is.',
    description: 'On a trip whose guest has reported an emergency',
  },
  sendProof: {
    id: 'trip.notes.send-proof',
    defaultMessage: 'Send the proof',
    description: 'Link to the page where the document is added',
  },
  seeProof: {
    id: 'trip.notes.see-proof',
    defaultMessage: 'See the proof',
    description: 'Link to the page of the document that was sent',
  },
  seeRefund: {
    id: 'trip.notes.see-refund',
    defaultMessage: 'See the refund',
    description: 'Link to the page about the refund',
  },
  whatToSend: {
    id: 'trip.notes.what-to-send',
    defaultMessage: 'What to send to the insurer',
    description: 'Link to the steps of the claim',
  },
  whatFollows: {
    id: 'trip.notes.what-follows',
    defaultMessage: 'What follows from it',
    description: 'Link to the page about the refund, while a proof is checked',
  },
});
