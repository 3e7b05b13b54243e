import { aMe, anIncidentQueue, aWaitingIncident } from '@campavia/contracts/testing';
import { answers, fails, hoursAgo, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/incidents/';
const results = [
  aWaitingIncident({ waiting_since: hoursAgo(26.5) }),
  aWaitingIncident({ booking_id: 7014, claim_count: 1, waiting_since: hoursAgo(8.5) }),
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
