import { defineMessages, type NoMessageValues } from 'react-intl';

type ConfirmAddressValues = {
  text: { email: string };
  send: NoMessageValues;
  sending: NoMessageValues;
  sent: NoMessageValues;
};

export const confirmEmailMessages = defineMessages<ConfirmAddressValues>({
  text: {
    id: 'trips.confirm-address.text',
    defaultMessage:
      'Open the link we sent to {email}. Until you do, you cannot book, list a camper or write to anybody.',
    description: 'Asks to confirm an e-mail address that is not confirmed; email: the address',
  },
  send: {
    id: 'trips.confirm-address.send',
    defaultMessage: 'Send the link again',
    description: 'Button: has the mail with the link sent once more',
  },
  sending: {
    id: 'trips.confirm-address.sending',
    defaultMessage: 'Sending the link',
    description: 'The same button while the mail is being sent',
  },
  sent: {
    id: 'trips.confirm-address.sent',
    defaultMessage: 'The link is on its way. Look in your spam folder too.',
    description: 'In place of the button, once the mail was sent',
  },
});
