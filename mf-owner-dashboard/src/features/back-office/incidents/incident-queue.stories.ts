import { aMe, anIncidentQueue, aWaitingIncident } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/incidents/';
const results = [
  aWaitingIncident({ waiting_since: '2027-03-14T05:54:00.000Z' }),
  aWaitingIncident({ booking_id: 7014, claim_count: 1, waiting_since: '2027-03-14T23:54:00.000Z' }),
];

export const stories: ScreenStories = {
  address: 'staff.incidents',
  path: '/d/staff/incidents',
  user: aMe({ is_staff: true }),
  answers: [answers(QUEUE, anIncidentQueue({ results }))],
  states: {
    loading: { answers: [pending(QUEUE)] },
    failed: { answers: [fails(QUEUE)] },
    empty: { answers: [answers(QUEUE, anIncidentQueue({ count: 0, late: 0, results: [] }))] },
    filled: {},
  },
};
