import { defineMessages } from 'react-intl';

type Values = { actingOverText: { name: string } };

export const sessionMessages = {
  ...defineMessages({
    expiredTitle: {
      id: 'session.expired-title',
      defaultMessage: 'You have been signed out',
      description: 'News in the corner: the session ended by itself',
    },
    expiredText: {
      id: 'session.expired-text',
      defaultMessage: 'Sign in again and continue where you were.',
      description: 'Below the news that the session ended by itself; the sign-in page stands behind it',
    },
    actingOverTitle: {
      id: 'session.acting-over-title',
      defaultMessage: 'You are back in your own account',
      description: 'News in the corner for staff whose time to act as another user is over',
    },
  }),
  ...defineMessages<Values>({
    actingOverText: {
      id: 'session.acting-over-text',
      defaultMessage: 'Your session as {name} has ended.',
      description: 'Below it; name is the first name of the person they acted as',
    },
  }),
};
