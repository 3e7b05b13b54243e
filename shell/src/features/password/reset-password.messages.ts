import { defineMessages } from 'react-intl';

export const resetPasswordMessages = defineMessages({
  title: {
    id: 'screens.reset-password.title',
    defaultMessage: 'Choose a new password',
    description: 'Heading of the page that a mailed link leads to',
  },
  lead: {
    id: 'screens.reset-password.lead',
    defaultMessage: 'Every device that is signed in with the old one is signed out.',
    description: 'Under the heading',
  },
  newPassword: {
    id: 'screens.reset-password.new-password',
    defaultMessage: 'New password',
    description: 'Label of the field',
  },
  set: {
    id: 'screens.reset-password.set',
    defaultMessage: 'Set the password',
    description: 'Button of the form',
  },
  setting: {
    id: 'screens.reset-password.setting',
    defaultMessage: 'Setting the password',
    description: 'The button while it works',
  },
  notSet: {
    id: 'screens.reset-password.not-set',
    defaultMessage: 'Your password is still the old one',
    description: 'Heading above the list of errors of a form',
  },
  invalidTitle: {
    id: 'screens.reset-password.invalid-title',
    defaultMessage: 'This link no longer works',
    description: 'Heading when the mailed link was used before or is too old',
  },
  invalidLead: {
    id: 'screens.reset-password.invalid-lead',
    defaultMessage: 'A link works once, for an hour, and only the latest one does. Ask for a new one.',
    description: 'Under the heading',
  },
  revalidateAnswers: {
    id: 'screens.reset-password.ask-again',
    defaultMessage: 'Ask for a new link',
    description: 'Button: leads to where a link is asked for',
  },
});
