import { aMapLabel, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const LABELS = 'GET /v4/geolocation/labels/';
const props = { name: 'location.pin', latitude: 45.8992, longitude: 6.1294 };

export const stories: SlotStories = {
  slot: 'vehicle.position',
  path: '/onboarding/step/vehicle-location',
  user: aMe(),
  answers: [answers(LABELS, [aMapLabel()])],
  states: {
    loading: { props, answers: [pending(LABELS)] },
    failed: { props, answers: [fails(LABELS)] },
    filled: { props },
  },
  without: { empty: 'It is shown for a place only.' },
};
