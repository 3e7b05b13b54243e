import { defineMessages, type NoMessageValues } from 'react-intl';

type PasskeyValues = {
  title: NoMessageValues;
  lead: NoMessageValues;
  add: NoMessageValues;
  rename: NoMessageValues;
  remove: NoMessageValues;
  none: NoMessageValues;
  failed: NoMessageValues;
  added: { date: string };
  used: { date: string };
  unused: NoMessageValues;
  current: NoMessageValues;
  password: NoMessageValues;
  passwordText: NoMessageValues;
  changePassword: NoMessageValues;
};

export const passkeyMessages = defineMessages<PasskeyValues>({
  title: {
    id: 'security.title',
    defaultMessage: 'Passkeys',
    description:
      'Heading over the list of devices that a user signs in with; the field’s word for WebAuthn keys',
  },
  lead: {
    id: 'security.lead',
    defaultMessage:
      'Sign in with fingerprint, face or the code of your device. Nothing to remember, nothing to steal.',
    description: 'Under the heading Passkeys',
  },
  add: {
    id: 'security.add',
    defaultMessage: 'Add a passkey',
    description: 'Button that adds a passkey',
  },
  rename: {
    id: 'security.rename',
    defaultMessage: 'Rename',
    description: 'Button that names a passkey',
  },
  remove: {
    id: 'security.remove',
    defaultMessage: 'Remove',
    description: 'Button that removes a passkey',
  },
  none: {
    id: 'security.none',
    defaultMessage: 'You have no passkey yet. Your password works as before.',
    description: 'Where a user has no passkey',
  },
  failed: {
    id: 'security.failed',
    defaultMessage: 'Your passkeys could not be loaded.',
    description: 'In place of the list of passkeys',
  },
  added: {
    id: 'security.added',
    defaultMessage: 'Added on {date}',
    description: 'Under the name of a passkey; date: 2 February 2027',
  },
  used: {
    id: 'security.used',
    defaultMessage: 'last used on {date}',
    description: 'Behind when a passkey was added; date: 10 March 2027',
  },
  unused: {
    id: 'security.unused',
    defaultMessage: 'not used yet',
    description: 'Behind when a passkey was added',
  },
  current: {
    id: 'security.current',
    defaultMessage: 'used for this sign-in',
    description: 'Behind when a passkey was added: it was used to sign in now',
  },
  password: {
    id: 'security.password-line',
    defaultMessage: 'Password',
    description: 'Name of a line below the passkeys: the password of the account',
  },
  passwordText: {
    id: 'security.password-line-text',
    defaultMessage: 'Changing it signs you out everywhere else.',
    description: 'Beside the name Password',
  },
  changePassword: {
    id: 'security.change-password',
    defaultMessage: 'Change the password',
    description: 'Link to the page where the password is changed',
  },
});
