import type { ScreenStories } from '@campavia/testing/stories';

export const stories: ScreenStories = {
  address: 'forgotten-password',
  path: '/forgotten-password',
  states: {
    'failed: nothing typed': { press: ['screens.forgotten-password.send'] },
    filled: {},
  },
  without: {
    loading: 'The form is there at once; it loads nothing.',
    empty: 'The screen is a form; it lists nothing.',
  },
};
