import { aMe, anOwnCamper } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const SUSPENDED = {
  can_suspend: false,
  can_reactivate: true,
  can_delete: true,
  can_edit_insurance_data: false,
  can_be_migrated_to_goboony: false,
};

export const stories: ScreenStories = {
  address: 'camper.settings',
  path: '/d/campers/1201/settings',
  user: aMe({ is_owner: true }),
  answers: [answers(CAMPER, anOwnCamper())],
  states: {
    loading: { answers: [pending(CAMPER)] },
    failed: { answers: [fails(CAMPER)] },
    filled: {},
    'filled: suspended': {
      answers: [
        answers(
          CAMPER,
          anOwnCamper({ state: 'unpublished_owner', published: false, permissions: SUSPENDED }),
        ),
      ],
    },
  },
  without: { empty: 'A camper always has its settings.' },
};
