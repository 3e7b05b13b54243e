import { aFoundPerson, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PEOPLE = 'GET /v4/back-office/people/';
const found = {
  results: [
    aFoundPerson(),
    aFoundPerson({ id: 31, first_name: 'Benoît', last_name: 'Marchetti', is_active: false, phone: null }),
  ],
};

export const stories: ScreenStories = {
  address: 'staff.people',
  path: '/d/staff/people?query=tess',
  user: aMe({ is_staff: true }),
  answers: [answers(PEOPLE, found)],
  states: {
    loading: { answers: [pending(PEOPLE)] },
    failed: { answers: [fails(PEOPLE)] },
    empty: { answers: [answers(PEOPLE, { results: [] })] },
    filled: {},
    'filled: before a search': { path: '/d/staff/people' },
  },
};
