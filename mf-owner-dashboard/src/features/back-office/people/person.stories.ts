import { aMe, aStaffAction, aStaffPerson } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PERSON = 'GET /v4/back-office/people/77/';

export const stories: ScreenStories = {
  address: 'staff.person',
  path: '/d/staff/people/77',
  user: aMe({ is_staff: true }),
  answers: [answers(PERSON, aStaffPerson())],
  states: {
    loading: { answers: [pending(PERSON)] },
    failed: { answers: [fails(PERSON)] },
    empty: { answers: [answers(PERSON, aStaffPerson({ campers: [], bookings: [], documents: [] }))] },
    filled: { press: ['back-office.people.suspend'] },
    'filled: suspended': {
      answers: [answers(PERSON, aStaffPerson({ is_active: false, actions: [aStaffAction()] }))],
    },
  },
};
