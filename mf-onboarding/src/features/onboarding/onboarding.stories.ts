import type { ScreenStories } from '@campavia/testing/stories';

/** The states of the screen; add those that it gets with data, and drop their reasons in `without`. */
export const stories: ScreenStories = {
  address: 'onboarding',
  path: '/onboarding',
  states: { filled: {} },
  without: {
    loading: 'It fetches nothing.',
    empty: 'It fetches nothing.',
    failed: 'It fetches nothing.',
  },
};
