import { defineMessages } from 'react-intl';

export const singleSignOnMessages = defineMessages({
  or: {
    id: 'screens.single-sign-on.or',
    defaultMessage: 'or',
    description: 'Between two ways to sign in; one word, in small letters',
  },
  use: {
    id: 'screens.single-sign-on.use',
    defaultMessage: 'Use single sign-on',
    description: 'Button: signs in with an account that the reader has elsewhere, without a password of ours',
  },
  cannotStart: {
    id: 'screens.single-sign-on.cannot-start',
    defaultMessage: 'Single sign-on cannot be reached from this browser just now. Use your password instead.',
    description: 'Error beside the button of single sign-on',
  },
  title: {
    id: 'screens.single-sign-on.title',
    defaultMessage: 'Sign in with an account you have elsewhere?',
    description: 'Heading of the window that offers single sign-on',
  },
  text: {
    id: 'screens.single-sign-on.text',
    defaultMessage:
      'You leave this page for a moment, confirm who you are there, and come back signed in. If you are new here, this creates your account, and you accept our terms.',
    description: 'Text of the window that offers single sign-on',
  },
  carryOn: {
    id: 'screens.single-sign-on.carry-on',
    defaultMessage: 'Continue',
    description: 'Button of the window: leads to the identity provider',
  },
  leaving: {
    id: 'screens.single-sign-on.leaving',
    defaultMessage: 'Continuing',
    description: 'The same button while it works',
  },
  password: {
    id: 'screens.single-sign-on.password',
    defaultMessage: 'Use a password',
    description: 'Button of the window: signs in by e-mail address and password instead',
  },
});
