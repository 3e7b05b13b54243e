import { defineMessages } from 'react-intl';

export const stepTitles = defineMessages({
  owner: {
    id: 'earnings.title.owner',
    defaultMessage: 'What could your camper earn?',
    description: 'Heading and title of the first step',
  },
  vehicle: {
    id: 'earnings.title.vehicle',
    defaultMessage: 'Which vehicle is it?',
    description: 'Heading and title of a step',
  },
  'vehicle-properties': {
    id: 'earnings.title.vehicle-properties',
    defaultMessage: 'A few facts about it',
    description: 'Heading and title of a step: year, seats and free weeks',
  },
  'about-you': {
    id: 'earnings.title.about-you',
    defaultMessage: 'Where may we reach you?',
    description: 'Heading and title of a step: name and address',
  },
  results: {
    id: 'earnings.title.results',
    defaultMessage: 'Your estimate',
    description: 'Title of the last step: the estimated earnings of the camper',
  },
});
