import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

type ConnectionValues = { gone: { strong: MessageTag; rest: MessageTag }; back: NoMessageValues };

/** In the shell's own catalogue: no other one can be loaded without a connection. */
export const connectionMessages = defineMessages<ConnectionValues>({
  gone: {
    id: 'shell.connection.gone',
    defaultMessage:
      '<strong>You are offline.</strong> <rest>What is on this page stays; the rest loads when you are back online.</rest>',
    description:
      'Line along the foot of the window while the device has no connection. Low windows show only its bold beginning',
  },
  back: {
    id: 'shell.connection.back',
    defaultMessage: 'You are online again.',
    description: 'The same line, for four seconds once the connection is back',
  },
});
