import { aMe, aPhoneCertification } from '@campavia/contracts/testing';
import { answers, pending, type ScreenStories } from '@campavia/testing/stories';

const CODE = 'GET /3/certify-phone/';
const SEND = 'account.certify-phone.send';
const CONFIRM = 'account.certify-phone.confirm';
const SEND_AGAIN = 'account.certify-phone.send-again';

const uncertified = aMe({ phone_certified: false });

export const stories: ScreenStories = {
  address: 'account.certify-phone',
  path: '/d/account/profile/certify-phone',
  user: uncertified,
  answers: [answers(CODE, aPhoneCertification())],
  states: {
    'loading: the code is being sent': { answers: [pending(CODE)], press: [SEND] },
    'empty: no phone': { user: aMe({ phone: null, phone_certified: false }) },
    'failed: no code entered': { press: [SEND, CONFIRM] },
    filled: {},
    'filled: the code is sent': { press: [SEND] },
    'filled: the code is still valid': { press: [SEND, SEND_AGAIN] },
    'filled: confirmed': { user: aMe() },
    'filled: seen by staff': {
      user: aMe({ phone_certified: false, actor: { id: 5, first_name: 'Nathalie' } }),
    },
  },
};
