import { aDocument, aDocumentPage, aMe, aReviewedDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const OPEN = 'POST /v4/back-office/documents/4711/open/';
const PAGE = 'GET /3/docs/{id}/pages/{pageId}/';
const sentLong = { ...aReviewedDocument().document, submitted_at: '2027-03-14T05:54:00.000Z' };
const ASK_AGAIN = 'input[value="ask_again"]';

export const stories: ScreenStories = {
  address: 'staff.document',
  path: '/d/staff/documents/4711',
  user: aMe({ is_staff: true }),
  answers: [answers(OPEN, aReviewedDocument({ document: sentLong })), fails(PAGE)],
  states: {
    loading: { answers: [pending(OPEN)] },
    failed: { answers: [fails(OPEN)] },
    filled: { answers: [pending(PAGE)] },
    'filled: a page is asked for again': { press: [ASK_AGAIN] },
    'filled: nothing chosen': { press: ['back-office.review.send'] },
    'filled: a colleague reviews it': {
      answers: [
        answers(OPEN, aReviewedDocument({ claimed_by: { id: 9, first_name: 'Daan', is_me: false } })),
      ],
    },
    'filled: decided meanwhile': {
      answers: [answers(OPEN, aReviewedDocument({ is_waiting: false, claimed_by: null }))],
    },
    'filled: a proof that the browser does not show': {
      answers: [
        answers(
          OPEN,
          aReviewedDocument({
            queue: 'proofs',
            document: aDocument({
              document_type: 'covid_proof',
              status: 'valid_ask',
              submitted_at: '2027-03-15T06:20:00.000Z',
              pages: [aDocumentPage({ media_type: 'application/pdf', name: 'hospital-letter.pdf' })],
            }),
            compare: {
              first_name: 'Marta',
              last_name: 'Silva',
              born_on: null,
              company: null,
              vehicle: null,
              booking: { id: 7001, from: '2027-05-11', to: '2027-05-18', reason: 'REASON_CORONA' },
            },
            decision_count: 0,
            last_decision: null,
            next_id: null,
          }),
        ),
      ],
    },
  },
  without: { empty: 'A document that was sent has pages.' },
};
