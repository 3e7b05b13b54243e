import { aDocument, aDocumentPage, aMe, anIdentityDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

import { aBegunLicence, anUnreadableIdentity } from '../../../../test/document-answers';

const DOCUMENT = 'GET /3/docs/{id}/';

const document = (over: Parameters<typeof aDocument>[0]) => ({
  answers: [answers(DOCUMENT, aDocument(over))],
});

export const stories: ScreenStories = {
  address: 'trip.document',
  path: '/d/trips/7001/documents/4711',
  user: aMe(),
  answers: [answers(DOCUMENT, aDocument())],
  states: {
    loading: { answers: [pending(DOCUMENT)] },
    'empty: without pages': {},
    failed: { answers: [fails(DOCUMENT)] },
    'failed: somebody else’s': { answers: [fails(DOCUMENT, 404, 'document_not_found')] },
    'filled: begun': { answers: [answers(DOCUMENT, aBegunLicence(2))] },
    'filled: being checked': document({ status: 'valid_ask', submitted_at: '2027-03-09T09:00:00Z' }),
    'filled: with the provider': {
      answers: [answers(DOCUMENT, anIdentityDocument({ status: 'external_transmission' }))],
    },
    'filled: checked': {
      answers: [
        answers(
          DOCUMENT,
          anIdentityDocument({ status: 'validated', expiration_date: '2031-04-03', number: 'X4RTBPFW4' }),
        ),
      ],
    },
    'filled: a page cannot be read': { answers: [answers(DOCUMENT, anUnreadableIdentity())] },
    'filled: a PDF and a HEIC were refused': document({
      status: 'refused',
      reason: {
        code: 'NOT_ACCEPTED',
        text: 'We cannot accept this document. Send another one of this kind.',
      },
      pages: [
        aDocumentPage({ doc_status: 'refused', media_type: 'application/pdf', name: 'licence.pdf' }),
        aDocumentPage({ id: 9002, doc_status: 'refused', media_type: 'image/heic', name: 'IMG_2041.HEIC' }),
      ],
    }),
    'filled: expires soon': document({ status: 'exp_soon', expiration_date: '2027-04-03' }),
    'filled: expired': document({ status: 'expired', expiration_date: '2027-02-01' }),
  },
};
