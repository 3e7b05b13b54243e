import { defineMessages } from 'react-intl';

type Values = {
  person: { name: string; id: string };
};

export const logAsMessages = {
  ...defineMessages({
    title: {
      id: 'screens.log-as.title',
      defaultMessage: 'Sign in as a user',
      description: 'Heading of the page where staff sign in as a member',
    },
    lead: {
      id: 'screens.log-as.lead',
      defaultMessage:
        'For half an hour you see what this user sees. Paying, changing passwords and deleting are blocked, and every step is recorded.',
      description: 'Under the heading',
    },
    number: {
      id: 'screens.log-as.number',
      defaultMessage: 'User number',
      description: 'Label of the field: the id of a member',
    },
    numberHint: {
      id: 'screens.log-as.number-hint',
      defaultMessage: 'It is shown in the back office and in messages to our support team.',
      description: 'Under the label',
    },
    numberNeeded: {
      id: 'screens.log-as.number-needed',
      defaultMessage: 'Enter the number of the user, in digits only.',
      description: 'Error under the field',
    },
    actAs: {
      id: 'screens.log-as.act-as',
      defaultMessage: 'Sign in as this user',
      description: 'Button of the form',
    },
    changingOver: {
      id: 'screens.log-as.changing-over',
      defaultMessage: 'Switching',
      description: 'The button while it works',
    },
    notActing: {
      id: 'screens.log-as.not-acting',
      defaultMessage: 'You are still signed in to your own account',
      description: 'Heading above the list of errors of a form',
    },
    lastUsed: {
      id: 'screens.log-as.last-used',
      defaultMessage: 'Chosen before',
      description: 'Heading over the people that staff have acted as before',
    },
  }),
  ...defineMessages<Values>({
    person: {
      id: 'screens.log-as.person',
      defaultMessage: '{name}, {id}',
      description: 'One of the people last used. name: first name; id: their number',
    },
  }),
};
