import { aMe } from '@campavia/contracts/testing';
import { pending, type ScreenStories } from '@campavia/testing/stories';

const ME = 'PATCH /3/users/me/';
const KEEP = '[role="status"] button';

const moving = aMe({ pending_email: 'new@example.org' });

export const stories: ScreenStories = {
  address: 'account.profile',
  path: '/d/account/profile',
  user: aMe(),
  states: {
    'loading: another address is being taken back': {
      user: moving,
      answers: [pending(ME)],
      press: [KEEP],
    },
    'empty: no phone and no date of birth': {
      user: aMe({ phone: null, phone_certified: false, borned_on: null }),
    },
    'failed: without a last name': { user: aMe({ last_name: '' }), press: ['account.profile.save'] },
    filled: {},
    'filled: nothing confirmed': { user: aMe({ email_confirmed: false, phone_certified: false }) },
    'filled: another address to confirm': { user: moving },
    'filled: seen by staff': { user: aMe({ actor: { id: 5, first_name: 'Nathalie' } }) },
  },
};
