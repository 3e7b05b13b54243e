import { aDocument, aDocumentPage, aMe, anIdentityDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

import { aBegunLicence, anUnreadableIdentity } from '../../../../test/document-answers';

const DOCUMENT = 'GET /3/docs/{id}/';

export const stories: ScreenStories = {
  address: 'trip.document.upload',
  path: '/d/trips/7001/documents/4711/upload',
  user: aMe(),
  answers: [answers(DOCUMENT, aDocument())],
  states: {
    loading: { answers: [pending(DOCUMENT)] },
    'empty: without pages': {},
    failed: { answers: [fails(DOCUMENT)] },
    'failed: without number and last day': {
      answers: [answers(DOCUMENT, anIdentityDocument({ status: 'added', pages: [aDocumentPage()] }))],
      press: ['documents.upload.send'],
    },
    'filled: one of two sides': { answers: [answers(DOCUMENT, aBegunLicence())] },
    'filled: both sides': { answers: [answers(DOCUMENT, aBegunLicence(2))] },
    'filled: five pages': { answers: [answers(DOCUMENT, aBegunLicence(5))] },
    'filled: an identity card': {
      answers: [answers(DOCUMENT, anIdentityDocument({ status: 'added', pages: [aDocumentPage()] }))],
    },
    'filled: a page cannot be read': { answers: [answers(DOCUMENT, anUnreadableIdentity())] },
    'filled: a proof of address': {
      answers: [answers(DOCUMENT, aDocument({ document_type: 'addr_proof', pages_mandatory: 1 }))],
    },
  },
};
