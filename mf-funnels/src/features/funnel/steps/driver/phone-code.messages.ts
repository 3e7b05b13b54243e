import { defineMessages, type NoMessageValues } from 'react-intl';

type PhoneValues = {
  title: NoMessageValues;
  ask: { phone: string };
  sent: { phone: string };
  send: NoMessageValues;
  again: NoMessageValues;
  sending: NoMessageValues;
  other: NoMessageValues;
  code: NoMessageValues;
  confirm: NoMessageValues;
  noCode: NoMessageValues;
  notConfirmed: { count: number };
};

export const phoneMessages = defineMessages<PhoneValues>({
  title: {
    id: 'funnel.phone.title',
    defaultMessage: 'Is this phone number yours?',
    description: 'Heading above the confirmation of a phone number',
  },
  ask: {
    id: 'funnel.phone.ask',
    defaultMessage: 'We send a code to {phone}. Enter it here to confirm the number.',
    description: 'Before a code is sent. phone: the number',
  },
  sent: {
    id: 'funnel.phone.sent',
    defaultMessage: 'The code is on its way to {phone}.',
    description: 'Once a code was sent. phone: the number',
  },
  send: {
    id: 'funnel.phone.send',
    defaultMessage: 'Send the code',
    description: 'Button: sends a text message with a code',
  },
  again: {
    id: 'funnel.phone.again',
    defaultMessage: 'Send another code',
    description: 'Button: sends one more text message with a code',
  },
  sending: {
    id: 'funnel.phone.sending',
    defaultMessage: 'Sending the code',
    description: 'The button while it is sent',
  },
  other: {
    id: 'funnel.phone.other',
    defaultMessage: 'Use another number',
    description: 'Button: back to the form with the phone',
  },
  code: { id: 'funnel.phone.code', defaultMessage: 'Six-digit code', description: 'Label of a field' },
  confirm: {
    id: 'funnel.phone.confirm',
    defaultMessage: 'Confirm and continue',
    description: 'Button: sends the code that was entered',
  },
  noCode: {
    id: 'funnel.phone.no-code',
    defaultMessage: 'Enter the six digits of the message.',
    description: 'Error of the field',
  },
  notConfirmed: {
    id: 'funnel.phone.not-confirmed',
    defaultMessage:
      'The phone number is not confirmed yet{count, plural, =0 {} one {. One thing to correct} other {. # things to correct}}',
    description: 'Heading of the list of errors. count: number of lines; 0 if nothing can be corrected',
  },
});
