import { aMe, anOwnCamper } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';

export const stories: ScreenStories = {
  address: 'camper.calendar',
  path: '/d/campers/1201/calendar',
  user: aMe({ is_owner: true }),
  answers: [answers(CAMPER, anOwnCamper())],
  states: {
    loading: { answers: [pending(CAMPER)] },
    failed: { answers: [fails(CAMPER)] },
    filled: {},
  },
  without: { empty: 'A camper always has its heading and tabs.' },
};
