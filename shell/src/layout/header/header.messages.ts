import { defineMessages } from 'react-intl';

export const headerMessages = defineMessages({
  account: {
    id: 'shell.header.account',
    defaultMessage: 'Account menu',
    description: 'Name of the round button at the end of the header, read aloud',
  },
  getApps: {
    id: 'shell.header.get-apps',
    defaultMessage: 'Get the app',
    description: 'Link in the header and in the account menu to the page about the apps for phones',
  },
});
