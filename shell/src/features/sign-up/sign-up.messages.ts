import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  phoneHint: { example: string };
  knownHere: { link: MessageTag };
  terms: { terms: MessageTag; privacy: MessageTag };
  noticeLead: { email: string; b: MessageTag };
};

const fields = defineMessages({
  firstName: {
    id: 'screens.sign-up.first-name',
    defaultMessage: 'First name',
    description: 'Label of the field',
  },
  firstNameHint: {
    id: 'screens.sign-up.first-name-hint',
    defaultMessage: 'This is what others see of your name.',
    description: 'Under the label: other members see the first name only',
  },
  firstNameNeeded: {
    id: 'screens.sign-up.first-name-needed',
    defaultMessage: 'Enter your first name.',
    description: 'Error under an empty field',
  },
  lastName: {
    id: 'screens.sign-up.last-name',
    defaultMessage: 'Last name',
    description: 'Label of the field',
  },
  lastNameHint: {
    id: 'screens.sign-up.last-name-hint',
    defaultMessage: 'As it is on your driving licence.',
    description: 'Under the label',
  },
  lastNameNeeded: {
    id: 'screens.sign-up.last-name-needed',
    defaultMessage: 'Enter your last name.',
    description: 'Error under an empty field',
  },
  phone: { id: 'screens.sign-up.phone', defaultMessage: 'Phone', description: 'Label of the field' },
  birthDate: {
    id: 'screens.sign-up.birth-date',
    defaultMessage: 'Date of birth',
    description: 'Label of three fields: day, month, year',
  },
  birthDateHint: {
    id: 'screens.sign-up.birth-date-hint',
    defaultMessage: 'You have to be 18 or older.',
    description: 'Under the label',
  },
  birthDateWrong: {
    id: 'screens.sign-up.birth-date-wrong',
    defaultMessage: 'There is no such date of birth. Check day, month and year.',
    description: 'Error under the fields, for 31 February',
  },
  termsNeeded: {
    id: 'screens.sign-up.terms-needed',
    defaultMessage: 'Tick the box to accept the terms.',
    description: 'Error under the tick',
  },
});

const page = defineMessages({
  title: {
    id: 'screens.sign-up.title',
    defaultMessage: 'Good to meet you',
    description: 'Heading of the page where an account is made',
  },
  lead: {
    id: 'screens.sign-up.lead',
    defaultMessage: 'One account to rent a camper, and to rent out your own.',
    description: 'Under the heading',
  },
  signUp: {
    id: 'screens.sign-up.sign-up',
    defaultMessage: 'Sign up',
    description: 'Button of the form',
  },
  signingUp: {
    id: 'screens.sign-up.signing-up',
    defaultMessage: 'Signing up',
    description: 'The button while it works',
  },
  notMade: {
    id: 'screens.sign-up.not-made',
    defaultMessage: 'Your account has not been created yet',
    description: 'Heading above the list of errors of a form',
  },
  noticeTitle: {
    id: 'screens.sign-up.notice-title',
    defaultMessage: 'One thing left: confirm your address',
    description: 'Heading of the page after the account was made',
  },
  carryOn: {
    id: 'screens.sign-up.carry-on',
    defaultMessage: 'Continue',
    description: 'Button after signing up: leads to where the reader was going',
  },
  sendAgain: {
    id: 'screens.sign-up.send-again',
    defaultMessage: 'Send it again',
    description: 'Button: mails the link that confirms the address once more',
  },
  sending: {
    id: 'screens.sign-up.sending',
    defaultMessage: 'Sending it',
    description: 'The same button while it works',
  },
  sentAgain: {
    id: 'screens.sign-up.sent-again',
    defaultMessage: 'The link is on its way again. Links sent before no longer work.',
    description: 'Note after the link was mailed once more',
  },
});

export const signUpMessages = {
  ...fields,
  ...page,
  ...defineMessages<Values>({
    phoneHint: {
      id: 'screens.sign-up.phone-hint',
      defaultMessage: 'With its country code, like {example}.',
      description: "Under the label; the number is an example from the reader's country",
    },
    knownHere: {
      id: 'screens.sign-up.known-here',
      defaultMessage: 'Have an account? <link>Sign in</link>',
      description: 'Under the form',
    },
    terms: {
      id: 'screens.sign-up.terms',
      defaultMessage:
        'I accept the <terms>terms</terms> and have read how Campavia <privacy>handles my data</privacy>.',
      description: 'Beside the tick. The tags make links',
    },
    noticeLead: {
      id: 'screens.sign-up.notice-lead',
      defaultMessage:
        'A link is on its way to <b>{email}</b>. Once you have opened it, you can book, list a camper and write.',
      description: 'Under the heading after signing up. email: the address, in bold',
    },
  }),
};
