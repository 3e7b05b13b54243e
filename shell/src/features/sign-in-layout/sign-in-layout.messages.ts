import { defineMessages } from 'react-intl';

/** Messages shared by the sign-in pages. */
export const signInLayoutMessages = defineMessages({
  picture: {
    id: 'screens.log.picture',
    defaultMessage: 'View from the bed of a camper to the sea',
    description: 'Says what the drawing beside the sign-in shows, read aloud',
  },
  cookiesRefused: {
    id: 'screens.log.cookies-refused',
    defaultMessage:
      'Your browser does not save cookies of this site, and without them nobody can stay signed in. Allow cookies for this site in its settings, then try again.',
    description: 'Why the sign-in failed although address and password were right',
  },
  email: { id: 'screens.log.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailNeeded: {
    id: 'screens.log.email-needed',
    defaultMessage: 'Enter your e-mail address.',
    description: 'Error under an empty field',
  },
  emailWrong: {
    id: 'screens.log.email-wrong',
    defaultMessage: 'Enter an e-mail address with an @, like name@example.com.',
    description: 'Error under the field when the typed text is no address',
  },
  password: { id: 'screens.log.password', defaultMessage: 'Password', description: 'Label of the field' },
  passwordHint: {
    id: 'screens.log.password-hint',
    defaultMessage: '8 characters or more. A few words that only you would put together do well.',
    description: 'Under the label, where a password is chosen',
  },
  passwordShort: {
    id: 'screens.log.password-short',
    defaultMessage: 'Use 8 characters or more for your password.',
    description: 'Error under the field when the password is too short',
  },
  passwordChosen: {
    id: 'screens.log.password-chosen',
    defaultMessage: 'Choose a password.',
    description: 'Error under an empty field, where a password is chosen',
  },
  passwordIsSet: {
    id: 'screens.log.password-is-set',
    defaultMessage: 'Your new password is set. Sign in with it.',
    description: 'News after the password was reset by a link in an e-mail',
  },
  signIn: {
    id: 'screens.log.sign-in',
    defaultMessage: 'Sign in',
    description: 'Button of the form, and links to it from other pages',
  },
  unknown: {
    id: 'screens.log.unknown',
    defaultMessage: 'This did not work just now. Try again in a moment.',
    description: 'Error for everything that has no sentence of its own',
  },
});
