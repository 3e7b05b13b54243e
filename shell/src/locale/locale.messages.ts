import { defineMessages } from 'react-intl';

type Values = { present: { site: string }; waits: { site: string } };

export const localeMessages = {
  ...defineMessages({
    choose: {
      id: 'locale.choose',
      defaultMessage: 'Choose a country and language',
      description: 'Name of the list of sites, read aloud',
    },
    payment: {
      id: 'locale.waits-for-payment',
      defaultMessage: 'Your payment has to finish first. Then the page changes automatically.',
      description: 'Why the page does not change to another country and language at once',
    },
    sending: {
      id: 'locale.waits-for-form',
      defaultMessage: 'What you have just sent is still on its way. Then the page changes automatically.',
      description: 'Why the page does not change to another country and language at once',
    },
    stay: {
      id: 'locale.stay',
      defaultMessage: 'Stay here',
      description: 'Button: the page shall not change to another country and language after all',
    },
  }),
  ...defineMessages<Values>({
    present: {
      id: 'locale.present',
      defaultMessage: 'Country and language: {site}',
      description: 'Name of the switch in the footer, read aloud. site: "Ireland · English · €"',
    },
    waits: {
      id: 'locale.waits',
      defaultMessage: 'Switching to {site}',
      description:
        'Head of a notice: the page changes to another country and language in a moment. site: "Ireland · English · €"',
    },
  }),
};
