import { defineMessages, type NoMessageValues } from 'react-intl';

type SessionValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
  browserOn: { browser: string; system: string };
  unknown: NoMessageValues;
  here: NoMessageValues;
  used: { time: string };
  byPasskey: { name: string };
  now: NoMessageValues;
  end: NoMessageValues;
  endOthers: NoMessageValues;
};

export const sessionMessages = defineMessages<SessionValues>({
  title: {
    id: 'security.sessions-title',
    defaultMessage: 'Where you are signed in',
    description: 'Heading over the list of browsers and devices',
  },
  failed: {
    id: 'security.sessions-failed',
    defaultMessage: 'This list could not be loaded.',
    description: 'In place of the list of browsers and devices',
  },
  browserOn: {
    id: 'security.browser-on',
    defaultMessage: '{browser} on {system}',
    description: 'browser: Firefox; system: Windows',
  },
  unknown: {
    id: 'security.unknown-browser',
    defaultMessage: 'Unknown browser',
    description: 'Where it is not known which browser it is',
  },
  here: {
    id: 'security.here',
    defaultMessage: 'This browser',
    description: 'Under the name of the browser that is used now',
  },
  used: {
    id: 'security.session-used',
    defaultMessage: 'Last used: {time}',
    description: 'Under the name of a browser; time: 2 March at 21:40',
  },
  byPasskey: {
    id: 'security.by-passkey',
    defaultMessage: 'with the passkey “{name}”',
    description: 'Behind when a sign-in was used: how it began',
  },
  now: {
    id: 'security.now',
    defaultMessage: 'Now',
    description: 'On the browser that is used now',
  },
  end: {
    id: 'security.end',
    defaultMessage: 'Sign out',
    description: 'Button that signs out on another device',
  },
  endOthers: {
    id: 'security.end-others',
    defaultMessage: 'Sign out elsewhere',
    description: 'Button that signs out everywhere but here',
  },
});
