import { DOCUMENT_STATUSES, type DocumentStatus } from '@campavia/domain';

import { papersLeft, paperStandingOf, type PaperStanding } from './paper-standing';

const STANDINGS: Record<DocumentStatus, PaperStanding> = {
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

test.each(DOCUMENT_STATUSES)('a paper that is %s', (status) => {
  expect(paperStandingOf(status)).toBe(STANDINGS[status]);
});

test('a paper that nobody knows is missing', () => {
  expect(paperStandingOf(undefined)).toBe('missing');
});

test.each([
  [['checked', 'checked'], 'none'],
  [['checked', 'asked'], 'waiting'],
  [['asked', 'again'], 'some'],
  [['begun', 'checked'], 'some'],
] as [PaperStanding[], string][])('of papers that are %j, left to do: %s', (standings, left) => {
  expect(papersLeft(standings)).toBe(left);
});
