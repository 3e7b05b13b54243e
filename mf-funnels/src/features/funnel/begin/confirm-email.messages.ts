import { defineMessages, type NoMessageValues } from 'react-intl';

type ConfirmValues = {
  title: NoMessageValues;
  text: { email: string };
  done: NoMessageValues;
  send: NoMessageValues;
  sending: NoMessageValues;
  sent: { email: string };
};

export const confirmMessages = defineMessages<ConfirmValues>({
  title: {
    id: 'funnel.confirm.title',
    defaultMessage: 'First confirm your e-mail address',
    description: 'Heading where a user wants to book whose address is not confirmed',
  },
  text: {
    id: 'funnel.confirm.text',
    defaultMessage:
      'We have sent a link to {email}. Open it, then continue here: your dates and choices stay as they are.',
    description: 'Under it. email: address of the reader',
  },
  done: {
    id: 'funnel.confirm.done',
    defaultMessage: 'I have opened the link',
    description: 'Main button: continues to the booking',
  },
  send: {
    id: 'funnel.confirm.send',
    defaultMessage: 'Send the link again',
    description: 'Button beside it',
  },
  sending: {
    id: 'funnel.confirm.sending',
    defaultMessage: 'Sending',
    description: 'The same button while the link is sent',
  },
  sent: {
    id: 'funnel.confirm.sent',
    defaultMessage: 'The link is on its way to {email}. If it does not come, check your spam folder.',
    description: 'Once the link was sent again. email: address of the reader',
  },
});
