import { defineMessages, type NoMessageValues } from 'react-intl';

type CertifyPhoneValues = {
  title: NoMessageValues;
  ask: { phone: string };
  send: NoMessageValues;
  sending: NoMessageValues;
  otherPhone: NoMessageValues;
  sent: { phone: string; time: string };
  sentAgain: { phone: string; time: string };
  stillValid: { phone: string; time: string };
  code: NoMessageValues;
  codeHint: NoMessageValues;
  noCode: NoMessageValues;
  confirm: NoMessageValues;
  confirming: NoMessageValues;
  notConfirmed: NoMessageValues;
  sendAgain: NoMessageValues;
  done: NoMessageValues;
  isConfirmed: { phone: string };
  toProfile: NoMessageValues;
  missing: NoMessageValues;
  addPhone: NoMessageValues;
};

export const certifyPhoneMessages = defineMessages<CertifyPhoneValues>({
  title: {
    id: 'trips.certify-phone.title',
    defaultMessage: 'Confirm your phone number',
    description: 'Heading of the page where a code is sent to the phone, and its title in the browser tab',
  },
  ask: {
    id: 'trips.certify-phone.ask',
    defaultMessage:
      'We send a text message with a code of six digits to {phone}. Enter the code here to confirm that the number is yours.',
    description: 'Before the code is asked for; phone: the number',
  },
  send: {
    id: 'trips.certify-phone.send',
    defaultMessage: 'Send the code',
    description: 'Button: has the text message sent',
  },
  sending: {
    id: 'trips.certify-phone.sending',
    defaultMessage: 'Sending the code',
    description: 'The same button, or the one that asks for another code, while the message is sent',
  },
  otherPhone: {
    id: 'trips.certify-phone.other-phone',
    defaultMessage: 'Use another number',
    description: 'Link to the profile, where the number can be changed',
  },
  sent: {
    id: 'trips.certify-phone.sent',
    defaultMessage: 'The code is on its way to {phone}. It is valid until {time}.',
    description: 'Once the message was sent; phone: the number, time: a time of day',
  },
  sentAgain: {
    id: 'trips.certify-phone.sent-again',
    defaultMessage:
      'Another code is on its way to {phone}. It is valid until {time}; the previous one is not any more.',
    description: 'Once another message was sent; phone: the number, time: a time of day',
  },
  stillValid: {
    id: 'trips.certify-phone.still-valid',
    defaultMessage:
      'The code sent to {phone} a moment ago is still valid, until {time}. If you do not have it in half a minute, ask for another.',
    description: 'Where another code was asked for too soon; phone: the number, time: a time of day',
  },
  code: {
    id: 'trips.certify-phone.code',
    defaultMessage: 'Code',
    description: 'Label of the field for the code',
  },
  codeHint: {
    id: 'trips.certify-phone.code-hint',
    defaultMessage: 'Six digits, from the text message.',
    description: 'Under the label Code',
  },
  noCode: {
    id: 'trips.certify-phone.no-code',
    defaultMessage: 'The code has six digits. Enter all of them.',
    description: 'Under the field, where it is empty or holds something else',
  },
  confirm: {
    id: 'trips.certify-phone.confirm',
    defaultMessage: 'Confirm the number',
    description: 'Button that tells the code back',
  },
  confirming: {
    id: 'trips.certify-phone.confirming',
    defaultMessage: 'Confirming the number',
    description: 'The same button while the code is being checked',
  },
  notConfirmed: {
    id: 'trips.certify-phone.not-confirmed',
    defaultMessage: 'Your phone number is not confirmed yet',
    description: 'Head of the list of what is wrong with the form',
  },
  sendAgain: {
    id: 'trips.certify-phone.send-again',
    defaultMessage: 'Send another code',
    description: 'Button: has another text message sent',
  },
  done: {
    id: 'trips.certify-phone.done',
    defaultMessage: 'Your phone number is confirmed',
    description: 'News in the corner of the page',
  },
  isConfirmed: {
    id: 'trips.certify-phone.is-confirmed',
    defaultMessage: '{phone} is confirmed. You have nothing left to do here.',
    description: 'Where the phone is confirmed already; phone: the number',
  },
  toProfile: {
    id: 'trips.certify-phone.to-profile',
    defaultMessage: 'To your profile',
    description: 'Link to the profile',
  },
  missing: {
    id: 'trips.certify-phone.missing',
    defaultMessage: 'There is no phone number in your profile yet. Add one first, then confirm it here.',
    description: 'Where there is no phone to be confirmed',
  },
  addPhone: {
    id: 'trips.certify-phone.add-phone',
    defaultMessage: 'Add a phone number',
    description: 'Link to the profile, where the number is added',
  },
});
