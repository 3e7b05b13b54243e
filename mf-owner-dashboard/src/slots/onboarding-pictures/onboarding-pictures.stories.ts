import { aMe, someOwnPictures } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const PICTURES = 'GET /v4/vehicles/{id}/photos/';
const props = { camperId: 1201, vehicleId: 61 };

export const stories: SlotStories = {
  slot: 'onboarding.pictures',
  path: '/onboarding/step/vehicle-pictures?camper=1201',
  user: aMe({ is_owner: true }),
  answers: [answers(PICTURES, someOwnPictures())],
  states: {
    loading: { props, answers: [pending(PICTURES)] },
    empty: { props, answers: [answers(PICTURES, someOwnPictures({}, 0))] },
    failed: { props, answers: [fails(PICTURES)] },
    filled: { props },
  },
};
