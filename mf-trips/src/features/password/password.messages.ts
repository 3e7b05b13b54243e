import { defineMessages, type NoMessageValues } from 'react-intl';

type PasswordValues = {
  title: NoMessageValues;
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
  title: {
    id: 'trips.password.title',
    defaultMessage: 'Change your password',
    description: 'Heading of the page, and its title in the browser tab',
  },
  lead: {
    id: 'trips.password.lead',
    defaultMessage: 'You stay signed in here, and are signed out everywhere else.',
    description: 'Under the heading: what follows from changing the password',
  },
  old: {
    id: 'trips.password.old',
    defaultMessage: 'Current password',
    description: 'Label of a field',
  },
  forgotten: {
    id: 'trips.password.forgotten',
    defaultMessage: 'Forgotten?',
    description: 'Link beside that label, to the page where a new password is set by mail',
  },
  new: {
    id: 'trips.password.new',
    defaultMessage: 'New password',
    description: 'Label of a field',
  },
  newHint: {
    id: 'trips.password.new-hint',
    defaultMessage:
      '{count, plural, one {# character} other {# characters}} or more. Three words nobody would guess work well.',
    description: 'Under the label New password; count: the fewest characters',
  },
  noOld: {
    id: 'trips.password.no-old',
    defaultMessage: 'Enter your current password.',
    description: 'Under the field for the present password that was left empty',
  },
  short: {
    id: 'trips.password.short',
    defaultMessage:
      'The new password is too short. Use {count, plural, one {# character} other {# characters}} or more.',
    description: 'Under the field for the new password; count: the fewest characters',
  },
  same: {
    id: 'trips.password.same',
    defaultMessage: 'That is your current password. Choose another one.',
    description: 'Under the field for the new password',
  },
  change: {
    id: 'trips.password.change',
    defaultMessage: 'Change the password',
    description: 'Button that sends the form',
  },
  changing: {
    id: 'trips.password.changing',
    defaultMessage: 'Changing the password',
    description: 'The same button while it is being sent',
  },
  notChanged: {
    id: 'trips.password.not-changed',
    defaultMessage: 'Your password was not changed',
    description: 'Head of the list of what is wrong with the form',
  },
  done: {
    id: 'trips.password.done',
    defaultMessage: 'Your password is changed',
    description: 'News in the corner of the page',
  },
});
