import { defineMessages } from 'react-intl';

export const onboardingMessages = defineMessages({
  title: {
    id: 'onboarding.title',
    defaultMessage: 'Onboarding: a new page',
    description: 'Heading of the page, and its title in the browser tab and in search engines',
  },
  text: {
    id: 'onboarding.text',
    defaultMessage: 'Its words and pictures come next. The rest of Campavia is where you left it.',
    description: 'Under the heading, and what search engines show under the title',
  },
  search: {
    id: 'onboarding.search',
    defaultMessage: 'Find a camper',
    description: 'Button that leads to the search',
  },
});
