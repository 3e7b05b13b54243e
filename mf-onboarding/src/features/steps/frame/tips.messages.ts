import { defineMessages } from 'react-intl';

export const tipsMessages = defineMessages({
  title: {
    id: 'onboarding.tips.title',
    defaultMessage: 'What guests look for',
    description: 'Heading of a list of pictures that a listing should have',
  },
  outside: {
    id: 'onboarding.tips.outside',
    defaultMessage: 'Outside, from the front corner',
    description: 'A picture that a listing should have',
  },
  bed: {
    id: 'onboarding.tips.bed',
    defaultMessage: 'The bed, made',
    description: 'A picture that a listing should have',
  },
  kitchen: {
    id: 'onboarding.tips.kitchen',
    defaultMessage: 'Kitchen and table',
    description: 'A picture that a listing should have',
  },
  bathroom: {
    id: 'onboarding.tips.bathroom',
    defaultMessage: 'The bathroom, clean',
    description: 'A picture that a listing should have',
  },
  plan: {
    id: 'onboarding.tips.plan',
    defaultMessage: 'The floor plan',
    description: 'A picture that a listing should have',
  },
});
