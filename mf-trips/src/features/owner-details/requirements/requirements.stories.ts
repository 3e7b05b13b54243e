import { aMe, aPayoutRequirement, somePayoutRequirements } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const LIST = 'GET /v4/users/me/payout-requirements/';

const props = { headingId: 'requirements' };
const company = somePayoutRequirements([
  aPayoutRequirement({ name: 'profile' }),
  aPayoutRequirement({ name: 'identity', status: 'refused', document_id: 4801 }),
  aPayoutRequirement({ name: 'company', status: 'waiting' }),
  aPayoutRequirement({ name: 'beneficial_owners', status: 'missing' }),
  aPayoutRequirement({ name: 'bank_account', resting_until: '2027-03-17T10:05:00Z' }),
  aPayoutRequirement({ name: 'tax_number', status: 'missing', document_id: 4802 }),
]);
const waiting = somePayoutRequirements([
  aPayoutRequirement({ name: 'profile' }),
  aPayoutRequirement({ name: 'identity', status: 'waiting' }),
]);

export const stories: SlotStories = {
  slot: 'owner.requirements',
  path: '/d/bookings',
  user: aMe({ is_owner: true }),
  answers: [answers(LIST, company)],
  states: {
    loading: { props, answers: [pending(LIST)] },
    failed: { props, answers: [fails(LIST)] },
    filled: { props },
    'filled: being checked': { props, answers: [answers(LIST, waiting)] },
    'filled: all in order': { props, answers: [answers(LIST, somePayoutRequirements())] },
  },
  without: { empty: 'Every owner needs something before they can be paid.' },
};
