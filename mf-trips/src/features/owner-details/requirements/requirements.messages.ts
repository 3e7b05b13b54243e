import { defineMessages, type NoMessageValues } from 'react-intl';

type RequirementsValues = {
  title: NoMessageValues;
  open: { count: number; minutes: number };
  progress: { done: number; all: number };
  waiting: NoMessageValues;
  done: NoMessageValues;
  failed: NoMessageValues;
  profile: NoMessageValues;
  profile_text: NoMessageValues;
  identity: NoMessageValues;
  identity_text: NoMessageValues;
  company: NoMessageValues;
  company_text: NoMessageValues;
  beneficial_owners: NoMessageValues;
  beneficial_owners_text: NoMessageValues;
  bank_account: NoMessageValues;
  bank_account_text: NoMessageValues;
  tax_number: NoMessageValues;
  tax_number_text: NoMessageValues;
  minutes: { minutes: number };
  minutesAndDay: { minutes: number };
  resting: { moment: string };
  status_waiting: NoMessageValues;
  status_refused: NoMessageValues;
  status_done: NoMessageValues;
  status_resting: NoMessageValues;
  add: NoMessageValues;
  replace: NoMessageValues;
};

export const requirementsMessages = defineMessages<RequirementsValues>({
  title: {
    id: 'requirements.title',
    defaultMessage: 'What a payout needs',
    description: 'Heading of a list of what an owner has to enter before they are paid',
  },
  open: {
    id: 'requirements.open',
    defaultMessage:
      '{count, plural, one {One line is missing} other {# lines are missing}}. It takes about {minutes, plural, one {# minute} other {# minutes}}.',
    description:
      'Below the heading; count: how many lines are to be entered; minutes: how long that takes together',
  },
  progress: {
    id: 'requirements.progress',
    defaultMessage: '{done} of {all} in order',
    description: 'Beside a bar: how many lines are in order',
  },
  waiting: {
    id: 'requirements.waiting',
    defaultMessage: 'Nothing to do for you. We write as soon as it is checked.',
    description: 'Below the heading, where everything is entered and part of it is being checked',
  },
  done: {
    id: 'requirements.done',
    defaultMessage: 'Everything is in order. Payouts leave on their day.',
    description: 'Below the heading, where nothing is missing',
  },
  failed: {
    id: 'requirements.failed',
    defaultMessage: 'What your payouts need could not be loaded.',
    description: 'In place of the list',
  },
  profile: {
    id: 'requirements.profile',
    defaultMessage: 'Who rents out',
    description: 'A line of the list',
  },
  profile_text: {
    id: 'requirements.profile-text',
    defaultMessage: 'Name, date of birth and address, and the company if there is one',
    description: 'Below that line',
  },
  identity: {
    id: 'requirements.identity',
    defaultMessage: 'Identity document',
    description: 'A line of the list',
  },
  identity_text: {
    id: 'requirements.identity-text',
    defaultMessage: 'Identity card or passport of the responsible person',
    description: 'Below that line',
  },
  company: {
    id: 'requirements.company',
    defaultMessage: 'Company documents',
    description: 'A line of the list',
  },
  company_text: {
    id: 'requirements.company-text',
    defaultMessage: 'Proof of registration and, for companies, articles of association',
    description: 'Below that line',
  },
  beneficial_owners: {
    id: 'requirements.beneficial-owners',
    defaultMessage: 'Beneficial owners',
    description: 'A line of the list',
  },
  beneficial_owners_text: {
    id: 'requirements.beneficial-owners-text',
    defaultMessage: 'Whoever owns more than 25% of the company or controls it',
    description: 'Below that line',
  },
  bank_account: {
    id: 'requirements.bank-account',
    defaultMessage: 'Bank account',
    description: 'A line of the list',
  },
  bank_account_text: {
    id: 'requirements.bank-account-text',
    defaultMessage: 'Where your money goes',
    description: 'Below that line',
  },
  tax_number: {
    id: 'requirements.tax-number',
    defaultMessage: 'Tax number',
    description: 'A line of the list',
  },
  tax_number_text: {
    id: 'requirements.tax-number-text',
    defaultMessage: 'We report income once a year, as EU rules ask',
    description: 'Below that line',
  },
  minutes: {
    id: 'requirements.minutes',
    defaultMessage: '{minutes, plural, one {About # minute} other {About # minutes}}',
    description: 'How long a line takes to enter',
  },
  minutesAndDay: {
    id: 'requirements.minutes-and-day',
    defaultMessage:
      '{minutes, plural, one {About # minute} other {About # minutes}}, then one working day to check',
    description: 'How long a line takes to enter, and to be checked',
  },
  resting: {
    id: 'requirements.resting',
    defaultMessage: 'Changed. Payouts rest until {moment}.',
    description: 'Below the bank account after it was changed; moment: 17 March 2027 at 10:05',
  },
  status_waiting: {
    id: 'requirements.status-waiting',
    defaultMessage: 'Being checked',
    description: 'Badge',
  },
  status_refused: {
    id: 'requirements.status-refused',
    defaultMessage: 'Not accepted',
    description: 'Badge',
  },
  status_done: {
    id: 'requirements.status-done',
    defaultMessage: 'In order',
    description: 'Badge',
  },
  status_resting: {
    id: 'requirements.status-resting',
    defaultMessage: 'In order, resting',
    description: 'Badge',
  },
  add: {
    id: 'requirements.add',
    defaultMessage: 'Add',
    description: 'Link to where a line is entered; its name is read aloud after it',
  },
  replace: {
    id: 'requirements.replace',
    defaultMessage: 'Replace',
    description: 'Link to where a line is entered again; its name is read aloud after it',
  },
});
