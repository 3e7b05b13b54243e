import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  confirmedLead: { email: string; b: MessageTag };
};

export const confirmEmailMessages = {
  ...defineMessages({
    working: {
      id: 'screens.confirm-email.working',
      defaultMessage: 'Confirming your address',
      description: 'Heading while the mailed link is looked at',
    },
    confirmedTitle: {
      id: 'screens.confirm-email.confirmed-title',
      defaultMessage: 'Your address is confirmed',
      description: 'Heading',
    },
    account: {
      id: 'screens.confirm-email.account',
      defaultMessage: 'To my account',
      description: 'Link to the account of the signed-in user',
    },
    home: {
      id: 'screens.confirm-email.home',
      defaultMessage: 'Go to the home page',
      description: 'Link to the home page',
    },
    invalidTitle: {
      id: 'screens.confirm-email.invalid-title',
      defaultMessage: 'This link no longer works',
      description: 'Heading when the mailed link was used before, is too old or was replaced',
    },
    invalidLead: {
      id: 'screens.confirm-email.invalid-lead',
      defaultMessage: 'A link works once, for a week, and only the latest one does.',
      description: 'Under the heading; below, a button sends another link',
    },
    invalidLeadVisitor: {
      id: 'screens.confirm-email.invalid-lead-visitor',
      defaultMessage:
        'If you have opened it before, your address is confirmed. If not, sign in and ask for another one.',
      description: 'Under the heading for people who are not signed in',
    },
    takenTitle: {
      id: 'screens.confirm-email.taken-title',
      defaultMessage: 'Another account has this address now',
      description: 'Heading when the address was taken while its link was under way',
    },
    takenLead: {
      id: 'screens.confirm-email.taken-lead',
      defaultMessage: 'Your account keeps the address it had. In your profile you can choose another one.',
      description: 'Under the heading',
    },
    failedTitle: {
      id: 'screens.confirm-email.failed-title',
      defaultMessage: 'Your address could not be confirmed just now',
      description: 'Heading when no answer came',
    },
    failedLead: {
      id: 'screens.confirm-email.failed-lead',
      defaultMessage: 'The link still works. Check your connection, then try again.',
      description: 'Under the heading',
    },
    tryAgain: {
      id: 'screens.confirm-email.try-again',
      defaultMessage: 'Try again',
      description: 'Button',
    },
  }),
  ...defineMessages<Values>({
    confirmedLead: {
      id: 'screens.confirm-email.confirmed-lead',
      defaultMessage: '<b>{email}</b> is yours. You can book, list a camper and write.',
      description: 'Under the heading. email: the address, in bold',
    },
  }),
};
