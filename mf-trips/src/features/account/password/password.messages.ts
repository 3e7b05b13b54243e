import { defineMessages, type NoMessageValues } from 'react-intl';

type PasswordValues = {
  lead: NoMessageValues;
  old: NoMessageValues;
  forgotten: NoMessageValues;
  new: NoMessageValues;
  newHint: { count: number };
  noOld: NoMessageValues;
  short: { count: number };
  same: NoMessageValues;
  change: NoMessageValues;
  changing: NoMessageValues;
  notChanged: NoMessageValues;
  done: NoMessageValues;
};

export const passwordMessages = defineMessages<PasswordValues>({
  lead: {
    id: 'account.password.lead',
    defaultMessage: 'You stay signed in here, and are signed out everywhere else.',
    description: 'Under the heading: what follows from changing the password',
  },
  old: {
    id: 'account.password.old',
    defaultMessage: 'Current password',
    description: 'Label of a field',
  },
  forgotten: {
    id: 'account.password.forgotten',
    defaultMessage: 'Forgotten?',
    description: 'Link beside that label, to the page where a new password is set by mail',
  },
  new: {
    id: 'account.password.new',
    defaultMessage: 'New password',
    description: 'Label of a field',
  },
  newHint: {
    id: 'account.password.new-hint',
    defaultMessage:
      '{count, plural, one {# character} other {# characters}} or more. Three words nobody would guess work well.',
    description: 'Under the label New password; count: the fewest characters',
  },
  noOld: {
    id: 'account.password.no-old',
    defaultMessage: 'Enter your current password.',
    description: 'Under the field for the present password that was left empty',
  },
  short: {
    id: 'account.password.short',
    defaultMessage:
      'The new password is too short. Use {count, plural, one {# character} other {# characters}} or more.',
    description: 'Under the field for the new password; count: the fewest characters',
  },
  same: {
    id: 'account.password.same',
    defaultMessage: 'That is your current password. Choose another one.',
    description: 'Under the field for the new password',
  },
  change: {
    id: 'account.password.change',
    defaultMessage: 'Change the password',
    description: 'Button that sends the form',
  },
  changing: {
    id: 'account.password.changing',
    defaultMessage: 'Changing the password',
    description: 'The same button while it is being sent',
  },
  notChanged: {
    id: 'account.password.not-changed',
    defaultMessage: 'Your password was not changed',
    description: 'Head of the list of what is wrong with the form',
  },
  done: {
    id: 'account.password.done',
    defaultMessage: 'Your password is changed',
    description: 'News in the corner of the page',
  },
});
