import { defineMessages } from 'react-intl';

export const passkeyMessages = defineMessages({
  or: {
    id: 'screens.passkey.or',
    defaultMessage: 'or',
    description: 'Between the form and the button that uses a passkey',
  },
  use: {
    id: 'screens.passkey.use',
    defaultMessage: 'Use a passkey',
    description: 'Button below the form',
  },
  cancelled: {
    id: 'screens.passkey.cancelled',
    defaultMessage: 'No passkey was chosen. Try again, or use your password.',
    description: 'Over the button: the window of the browser was closed',
  },
  unsupported: {
    id: 'screens.passkey.unsupported',
    defaultMessage: 'This browser has no passkeys. Use your password.',
    description: 'Over the button',
  },
  invalid: {
    id: 'screens.passkey.invalid',
    defaultMessage: 'This passkey is not known here any more. Try again, or use your password.',
    description: 'Over the button: the passkey was removed from the account, or the page waited too long',
  },
});
