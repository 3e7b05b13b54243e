import { aMe } from '@campavia/contracts/testing';
import type { ScreenStories } from '@campavia/testing/stories';

export const stories: ScreenStories = {
  address: 'log-as',
  path: '/login/log-as',
  user: aMe({ id: 5, first_name: 'Nathalie', is_staff: true }),
  states: {
    'empty: nobody chosen before': {},
    filled: {
      stored: { 'campavia.log-as': JSON.stringify([{ id: 12, firstName: 'Marta' }]) },
    },
    'failed: no number': { press: ['screens.log-as.act-as'] },
  },
  without: { loading: 'The form and the people chosen before are there at once; nothing is loaded.' },
};
