import { DOCUMENT_STATUSES, type DocumentStatus } from '@campavia/domain';

import { documentsLeft, documentProgressOf, type DocumentProgress } from './document-status';

const PROGRESS: Record<DocumentStatus, DocumentProgress> = {
  created: 'missing',
  added: 'begun',
  valid_ask: 'asked',
  external_transmission: 'asked',
  validated: 'checked',
  exp_soon: 'checked',
  needdoc: 'again',
  refused: 'again',
  refuse_mgp: 'again',
  expired: 'again',
};

test.each(DOCUMENT_STATUSES)('a document that is %s', (status) => {
  expect(documentProgressOf(status)).toBe(PROGRESS[status]);
});

test('an unknown document is missing', () => {
  expect(documentProgressOf(undefined)).toBe('missing');
});

test.each([
  [['checked', 'checked'], 'none'],
  [['checked', 'asked'], 'waiting'],
  [['asked', 'again'], 'some'],
  [['begun', 'checked'], 'some'],
] as [DocumentProgress[], string][])('with documents %j the remaining action is: %s', (statuses, left) => {
  expect(documentsLeft(statuses)).toBe(left);
});
