import type { ScreenStories } from '@campavia/testing/stories';

export const stories: ScreenStories = {
  address: 'reset-password',
  path: '/reset-password?token=secret',
  states: {
    'failed: nothing typed': { press: ['screens.reset-password.set'] },
    'failed: link without its secret': { path: '/reset-password' },
    filled: {},
  },
  without: {
    loading: 'The form is there at once; it loads nothing.',
    empty: 'The screen is a form; it lists nothing.',
  },
};
