import { defineMessages } from 'react-intl';

export const sisterMessages = defineMessages({
  migrate: {
    id: 'owner.sister.migrate',
    defaultMessage: 'Reach more guests.',
    description: 'Bold begin of a note on the page of a camper',
  },
  migrateText: {
    id: 'owner.sister.migrate-text',
    defaultMessage: 'Your camper can be listed on our sister platform as well.',
    description: 'After “Reach more guests.”',
  },
  sync: {
    id: 'owner.sister.sync',
    defaultMessage: 'Your camper is not published on our sister platform yet.',
    description:
      'Begin of a note, and heading of a dialog, on the page of a camper that is listed on both platforms',
  },
  syncText: {
    id: 'owner.sister.sync-text',
    defaultMessage: 'Finish it there, so that both calendars stay in line.',
    description: 'After “Your camper is not published on our sister platform yet.”',
  },
  go: {
    id: 'owner.sister.go',
    defaultMessage: 'Go to the sister site',
    description: 'Button: leads to another site',
  },
  later: {
    id: 'owner.sister.later',
    defaultMessage: 'Later',
    description: 'Button: closes a dialog',
  },
});
