import {
  aListing,
  aListingSubmission,
  aMe,
  aModerationListing,
  anAnsweredSubmission,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LISTING = 'GET /v4/moderation/listings/1204/';
const PUBLISH = 'POST /v4/moderation/listings/1204/approve/';
// An approval continues while its page is rendered again.
const APPROVE = ['?staff.decision.undo', 'staff.decision.approve'];

export const stories: ScreenStories = {
  address: 'staff.listing',
  path: '/d/staff/listings/1204',
  user: aMe({ is_staff: true }),
  answers: [answers(LISTING, aModerationListing())],
  states: {
    loading: { answers: [pending(LISTING)] },
    failed: { answers: [fails(LISTING)] },
    filled: {},
    'filled: approved, and can be taken back': { answers: [pending(PUBLISH)], press: APPROVE },
    'filled: sent again': {
      answers: [
        answers(
          LISTING,
          aModerationListing({ earlier: [{ id: 30, ...anAnsweredSubmission(), decided_by: 'Anna' }] }),
        ),
      ],
    },
    'filled: decided meanwhile': {
      answers: [
        answers(
          LISTING,
          aModerationListing({
            state: 'published',
            submission: { id: 31, ...aListingSubmission({ decision: 'approved' }), decided_by: 'Anna' },
          }),
        ),
      ],
    },
    'filled: nothing else known': {
      answers: [
        answers(
          LISTING,
          aModerationListing({ listing: aListing({ pictures: [], description: '' }), next_id: null }),
        ),
      ],
    },
  },
  without: { empty: 'A listing that was sent has its data.' },
};
