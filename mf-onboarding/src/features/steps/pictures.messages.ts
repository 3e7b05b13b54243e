import { defineMessages } from 'react-intl';

export const picturesMessages = defineMessages({
  unavailable: {
    id: 'onboarding.pictures.unavailable',
    defaultMessage:
      'Pictures cannot be added at the moment. Continue, and add them later on the page of your camper.',
    description: 'In place of the pictures while their part of the site is not there',
  },
  failed: {
    id: 'onboarding.pictures.failed',
    defaultMessage: 'The pictures could not be loaded',
    description: 'Heading in place of the pictures',
  },
});
