import { defineMessages, type NoMessageValues } from 'react-intl';

type AnswerValues = {
  receive: NoMessageValues;
  part: NoMessageValues;
  linesFailed: NoMessageValues;
  payout: NoMessageValues;
  accept: { guest: string };
  acceptShort: NoMessageValues;
  refuse: NoMessageValues;
  hint: NoMessageValues;
  accepting: NoMessageValues;
  sending: NoMessageValues;
  undo: NoMessageValues;
  accepted: { guest: string };
  notAccepted: { guest: string };
  retry: NoMessageValues;
  cancel: NoMessageValues;
  stop: NoMessageValues;
  complete: NoMessageValues;
  call: { guest: string };
};

export const answerMessages = defineMessages<AnswerValues>({
  receive: {
    id: 'owner-bookings.answer.receive',
    defaultMessage: 'You receive',
    description: 'Above an amount',
  },
  part: {
    id: 'owner-bookings.answer.part',
    defaultMessage: 'Your part',
    description: 'Last line of the earnings',
  },
  linesFailed: {
    id: 'owner-bookings.answer.lines-failed',
    defaultMessage: 'The lines of this amount could not be loaded.',
    description: 'Below what the owner receives, in place of its lines',
  },
  payout: {
    id: 'owner-bookings.answer.payout',
    defaultMessage: 'Paid out a day after the trip begins.',
    description: 'Below the earnings',
  },
  accept: {
    id: 'owner-bookings.answer.accept',
    defaultMessage: 'Accept {guest}',
    description: 'Button: accepts a request',
  },
  acceptShort: {
    id: 'owner-bookings.answer.accept-short',
    defaultMessage: 'Accept',
    description: 'Button on small screens',
  },
  refuse: {
    id: 'owner-bookings.answer.refuse',
    defaultMessage: 'Decline',
    description: 'Button: to the page on which a request is declined',
  },
  hint: {
    id: 'owner-bookings.answer.hint',
    defaultMessage:
      'Accepting keeps these days until the payment. No answer in time lowers your answer rate.',
    description: 'Below the buttons',
  },
  accepting: {
    id: 'owner-bookings.answer.accepting',
    defaultMessage: 'Accepted. It is sent in a few seconds.',
    description: 'Note while an answer can be taken back',
  },
  sending: {
    id: 'owner-bookings.answer.sending',
    defaultMessage: 'Sending your answer',
    description: 'Note while an answer is sent',
  },
  undo: {
    id: 'owner-bookings.answer.undo',
    defaultMessage: 'Undo',
    description: 'Button: takes an answer back',
  },
  accepted: {
    id: 'owner-bookings.answer.accepted',
    defaultMessage: 'Accepted. {guest} can pay now.',
    description: 'Short message after accepting',
  },
  notAccepted: {
    id: 'owner-bookings.answer.not-accepted',
    defaultMessage: '{guest} was not accepted',
    description: 'Title of a message: accepting failed',
  },
  retry: {
    id: 'owner-bookings.answer.retry',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  cancel: {
    id: 'owner-bookings.answer.cancel',
    defaultMessage: 'Cancel the booking',
    description: 'Link: to the page on which a booking is cancelled',
  },
  stop: {
    id: 'owner-bookings.answer.stop',
    defaultMessage: 'End the trip early',
    description: 'Link: to the page on which a trip in progress is ended',
  },
  complete: {
    id: 'owner-bookings.answer.complete',
    defaultMessage: 'Send booking',
    description: 'Button: sends a booking that was created for a guest',
  },
  call: {
    id: 'owner-bookings.answer.call',
    defaultMessage: 'Call {guest}',
    description: 'Link: telephone',
  },
});
