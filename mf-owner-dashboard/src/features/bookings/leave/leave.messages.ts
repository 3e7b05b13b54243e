import { defineMessages, type NoMessageValues } from 'react-intl';

type LeaveValues = {
  refuse: { guest: string };
  refuseChange: { guest: string };
  cancel: { guest: string };
  reason: NoMessageValues;
  comment: { guest: string };
  commentHint: { most: number };
  missing: NoMessageValues;
  tooLong: { count: number };
  refuseText: { guest: string };
  refuseChangeText: { guest: string };
  cancelText: { guest: string };
  charge: { amount: string };
  stopText: NoMessageValues;
  doRefuse: NoMessageValues;
  doRefuseChange: NoMessageValues;
  doCancel: NoMessageValues;
  busy: NoMessageValues;
  back: NoMessageValues;
  notDone: NoMessageValues;
  unknown: NoMessageValues;
  tooLate: NoMessageValues;
  tooLateText: NoMessageValues;
  refused: { guest: string };
  cancelled: { guest: string };
};

export const leaveMessages = defineMessages<LeaveValues>({
  refuse: {
    id: 'owner-bookings.leave.refuse',
    defaultMessage: 'Decline the request: {guest}',
    description: 'Heading of the page',
  },
  refuseChange: {
    id: 'owner-bookings.leave.refuse-change',
    defaultMessage: 'Decline the change: {guest}',
    description: 'Heading of the page',
  },
  cancel: {
    id: 'owner-bookings.leave.cancel',
    defaultMessage: 'Cancel the booking: {guest}',
    description: 'Heading of the page',
  },
  reason: {
    id: 'owner-bookings.leave.reason',
    defaultMessage: 'Why?',
    description: 'Label of the choice',
  },
  comment: {
    id: 'owner-bookings.leave.comment',
    defaultMessage: 'A line to {guest}',
    description: 'Label of a text field',
  },
  commentHint: {
    id: 'owner-bookings.leave.comment-hint',
    defaultMessage:
      'Is sent with your answer. At most {most, plural, one {# character} other {# characters}}.',
    description: 'Hint of a text field',
  },
  missing: {
    id: 'owner-bookings.leave.missing',
    defaultMessage: 'Choose a reason.',
    description: 'Error',
  },
  tooLong: {
    id: 'owner-bookings.leave.too-long',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Error',
  },
  refuseText: {
    id: 'owner-bookings.leave.refuse-text',
    defaultMessage:
      '{guest} is told at once and pays nothing; what was paid is refunded in full. Declining is an answer: your answer rate stays the same.',
    description: 'What declining a request leads to',
  },
  refuseChangeText: {
    id: 'owner-bookings.leave.refuse-change-text',
    defaultMessage: 'The trip stays as it is. {guest} reads your reason.',
    description: 'What declining a change leads to',
  },
  cancelText: {
    id: 'owner-bookings.leave.cancel-text',
    defaultMessage: '{guest} is refunded in full, and you receive nothing for this trip.',
    description: 'What cancelling leads to',
  },
  charge: {
    id: 'owner-bookings.leave.charge',
    defaultMessage: 'It costs you {amount}, taken from your next payout.',
    description: 'What cancelling costs the owner',
  },
  stopText: {
    id: 'owner-bookings.leave.stop-text',
    defaultMessage: 'The trip ends now. What happens with the money is decided with you and the guest.',
    description: 'What ending a trip early leads to',
  },
  doRefuse: {
    id: 'owner-bookings.leave.do-refuse',
    defaultMessage: 'Decline the request',
    description: 'Button',
  },
  doRefuseChange: {
    id: 'owner-bookings.leave.do-refuse-change',
    defaultMessage: 'Decline the change',
    description: 'Button',
  },
  doCancel: {
    id: 'owner-bookings.leave.do-cancel',
    defaultMessage: 'Cancel the booking',
    description: 'Button',
  },
  busy: {
    id: 'owner-bookings.leave.busy',
    defaultMessage: 'Sending',
    description: 'Button while it is sent',
  },
  back: {
    id: 'owner-bookings.leave.back',
    defaultMessage: 'Keep it as it is',
    description: 'Link: back to the booking',
  },
  notDone: {
    id: 'owner-bookings.leave.not-done',
    defaultMessage: 'Nothing was sent',
    description: 'Heading of the errors',
  },
  unknown: {
    id: 'owner-bookings.leave.unknown',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Error without a reason',
  },
  tooLate: {
    id: 'owner-bookings.leave.too-late',
    defaultMessage: 'This is not possible any more',
    description: 'Heading in place of the form',
  },
  tooLateText: {
    id: 'owner-bookings.leave.too-late-text',
    defaultMessage: 'The booking changed meanwhile.',
    description: 'Text in place of the form',
  },
  refused: {
    id: 'owner-bookings.leave.refused',
    defaultMessage: 'Declined: {guest}',
    description: 'Short message',
  },
  cancelled: {
    id: 'owner-bookings.leave.cancelled',
    defaultMessage: 'Cancelled: {guest}',
    description: 'Short message',
  },
});
