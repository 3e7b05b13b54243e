import { aMe } from '@campavia/contracts/testing';
import type { ScreenStories } from '@campavia/testing/stories';

export const stories: ScreenStories = {
  address: 'account.password',
  path: '/d/account/password',
  user: aMe(),
  states: {
    'failed: nothing entered': { press: ['account.password.change'] },
    filled: {},
    'filled: seen by staff': { user: aMe({ actor: { id: 5, first_name: 'Nathalie' } }) },
  },
  without: {
    loading: 'The form needs nothing of the api before it is sent.',
    empty: 'The screen shows no data, only a form.',
  },
};
