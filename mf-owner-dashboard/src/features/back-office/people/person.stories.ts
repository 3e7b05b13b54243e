import { aMe, aStaffAction, aStaffPerson } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PERSON = 'GET /v4/back-office/people/77/';

const heldOwner = aStaffPerson({
  is_owner: true,
  payout_hold: {
    reason: 'Two guests complain about the same trip',
    staff_name: 'Daan',
    held_at: '2027-03-13T09:20:00.000Z',
  },
});

export const stories: ScreenStories = {
  address: 'staff.person',
  path: '/d/staff/people/77',
  user: aMe({ is_staff: true }),
  answers: [answers(PERSON, aStaffPerson())],
  states: {
    loading: { answers: [pending(PERSON)] },
    failed: { answers: [fails(PERSON)] },
    empty: {
      answers: [answers(PERSON, aStaffPerson({ campers: [], bookings: [], documents: [], events: [] }))],
    },
    filled: { press: ['back-office.people.suspend'] },
    'filled: an owner whose payouts are held': { answers: [answers(PERSON, heldOwner)] },
    'filled: payouts to be held': {
      answers: [answers(PERSON, aStaffPerson({ is_owner: true }))],
      press: ['back-office.hold.hold', 'back-office.hold.hold'],
    },
    'filled: suspended': {
      answers: [answers(PERSON, aStaffPerson({ is_active: false, actions: [aStaffAction()] }))],
    },
  },
};
