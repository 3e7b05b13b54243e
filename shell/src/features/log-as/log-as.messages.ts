import { defineMessages } from 'react-intl';

type Values = {
  person: { name: string; id: string };
};

export const logAsMessages = {
  ...defineMessages({
    title: {
      id: 'screens.log-as.title',
      defaultMessage: 'Act as somebody else',
      description: 'Heading of the page where staff sign in as a member',
    },
    lead: {
      id: 'screens.log-as.lead',
      defaultMessage:
        'For half an hour you see what they see. Paying, changing passwords and deleting are blocked, and every step is recorded.',
      description: 'Under the heading',
    },
    number: {
      id: 'screens.log-as.number',
      defaultMessage: 'Number of the person',
      description: 'Label of the field: the id of a member',
    },
    numberHint: {
      id: 'screens.log-as.number-hint',
      defaultMessage: 'It is shown in the back office and in messages to our support team.',
      description: 'Under the label',
    },
    numberNeeded: {
      id: 'screens.log-as.number-needed',
      defaultMessage: 'Enter the number of the person, in digits only.',
      description: 'Error under the field',
    },
    actAs: {
      id: 'screens.log-as.act-as',
      defaultMessage: 'Act as this person',
      description: 'Button of the form',
    },
    changingOver: {
      id: 'screens.log-as.changing-over',
      defaultMessage: 'Switching',
      description: 'The button while it works',
    },
    notActing: {
      id: 'screens.log-as.not-acting',
      defaultMessage: 'You are still in your own account',
      description: 'Heading over the list of what is wrong with the form',
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
