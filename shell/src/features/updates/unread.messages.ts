import { defineMessages } from 'react-intl';

export const unreadMessages = defineMessages<{ unread: { count: number } }>({
  unread: {
    id: 'updates.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Number in the header that leads to the messages, for screen readers',
  },
});
