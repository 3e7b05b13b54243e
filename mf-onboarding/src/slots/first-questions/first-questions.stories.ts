import type { SlotStories } from '@campavia/testing/stories';

const props = { labelledBy: 'first-questions' };

export const stories: SlotStories = {
  slot: 'rent-out.first-questions',
  path: '/rent-my-motorhome',
  states: {
    empty: { props },
    failed: { props, press: ['onboarding.first.continue'] },
    filled: { props, press: ['input[value="4"]'] },
    'filled: a caravan': { props, press: ['input[value="6"]'] },
  },
  without: { loading: 'It needs no answer of the api.' },
};
