import { defineMessages } from 'react-intl';

export const stepLeads = defineMessages({
  owner: {
    id: 'earnings.lead.owner',
    defaultMessage:
      'Answer a few questions, and see what guests would pay you a day and a year. It takes two minutes and costs nothing.',
    description: 'Below “What could your camper earn?”',
  },
  vehicle: {
    id: 'earnings.lead.vehicle',
    defaultMessage: 'Its type and its country decide most of what a day costs.',
    description: 'Below “Which vehicle is it?”',
  },
  'vehicle-properties': {
    id: 'earnings.lead.vehicle-properties',
    defaultMessage: 'Roughly is enough. You can change everything later.',
    description: 'Below “A few facts about it”',
  },
  'about-you': {
    id: 'earnings.lead.about-you',
    defaultMessage: 'We contact you once about renting out your camper. You can decline at any time.',
    description: 'Below “Where may we reach you?”: what name and address are used for',
  },
});
