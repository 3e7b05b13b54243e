import { defineMessages, type NoMessageValues } from 'react-intl';

type CertifyPhoneValues = {
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
  ask: {
    id: 'account.certify-phone.ask',
    defaultMessage:
      'We send a text message with a code of six digits to {phone}. Enter the code here to confirm that the number is yours.',
    description: 'Before the code is asked for; phone: the number',
  },
  send: {
    id: 'account.certify-phone.send',
    defaultMessage: 'Send the code',
    description: 'Button: has the text message sent',
  },
  sending: {
    id: 'account.certify-phone.sending',
    defaultMessage: 'Sending the code',
    description: 'The same button, or the one that asks for another code, while the message is sent',
  },
  otherPhone: {
    id: 'account.certify-phone.other-phone',
    defaultMessage: 'Use another number',
    description: 'Link to the profile, where the number can be changed',
  },
  sent: {
    id: 'account.certify-phone.sent',
    defaultMessage: 'The code is on its way to {phone}. It is valid until {time}.',
    description: 'Once the message was sent; phone: the number, time: a time of day',
  },
  sentAgain: {
    id: 'account.certify-phone.sent-again',
    defaultMessage:
      'Another code is on its way to {phone}. It is valid until {time}; the previous one is not any more.',
    description: 'Once another message was sent; phone: the number, time: a time of day',
  },
  stillValid: {
    id: 'account.certify-phone.still-valid',
    defaultMessage:
      'The code sent to {phone} a moment ago is still valid, until {time}. If you do not have it in half a minute, ask for another.',
    description: 'Where another code was asked for too soon; phone: the number, time: a time of day',
  },
  code: {
    id: 'account.certify-phone.code',
    defaultMessage: 'Code',
    description: 'Label of the field for the code',
  },
  codeHint: {
    id: 'account.certify-phone.code-hint',
    defaultMessage: 'Six digits, from the text message.',
    description: 'Under the label Code',
  },
  noCode: {
    id: 'account.certify-phone.no-code',
    defaultMessage: 'The code has six digits. Enter all of them.',
    description: 'Under the field, where it is empty or holds something else',
  },
  confirm: {
    id: 'account.certify-phone.confirm',
    defaultMessage: 'Confirm the number',
    description: 'Button that tells the code back',
  },
  confirming: {
    id: 'account.certify-phone.confirming',
    defaultMessage: 'Confirming the number',
    description: 'The same button while the code is being checked',
  },
  notConfirmed: {
    id: 'account.certify-phone.not-confirmed',
    defaultMessage: 'Your phone number is not confirmed yet',
    description: 'Head of the list of what is wrong with the form',
  },
  sendAgain: {
    id: 'account.certify-phone.send-again',
    defaultMessage: 'Send another code',
    description: 'Button: has another text message sent',
  },
  done: {
    id: 'account.certify-phone.done',
    defaultMessage: 'Your phone number is confirmed',
    description: 'News in the corner of the page',
  },
  isConfirmed: {
    id: 'account.certify-phone.is-confirmed',
    defaultMessage: '{phone} is confirmed. You have nothing left to do here.',
    description: 'Where the phone is confirmed already; phone: the number',
  },
  toProfile: {
    id: 'account.certify-phone.to-profile',
    defaultMessage: 'To your profile',
    description: 'Link to the profile',
  },
  missing: {
    id: 'account.certify-phone.missing',
    defaultMessage: 'There is no phone number in your profile yet. Add one first, then confirm it here.',
    description: 'Where there is no phone to be confirmed',
  },
  addPhone: {
    id: 'account.certify-phone.add-phone',
    defaultMessage: 'Add a phone number',
    description: 'Link to the profile, where the number is added',
  },
});
