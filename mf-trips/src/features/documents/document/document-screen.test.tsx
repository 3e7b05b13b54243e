import { screen } from '@testing-library/react';

import type { Document } from '@campavia/contracts';
import { aDocument, anIdentityDocument } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openDocuments } from '../../../../test/open-documents';

fixClock();
setUpWire();
afterEach(() => localStorage.clear());

const PATH = '/d/trips/7001/documents/4711';

function answerDocument(over: Partial<Document>) {
  answer('get', '/3/docs/4711/', aDocument(over));
}

const NOT_ACCEPTED = { code: 'NOT_ACCEPTED', text: 'We cannot accept this document.' } as const;
const OUTDATED = { code: 'OUT_OF_DATE', text: 'Your name has changed since.' } as const;
const SENT = '2027-03-09T09:00:00Z';

test.each<[Partial<Document>, string, RegExp, string | undefined]>([
  [{ status: 'created' }, 'Still missing', /^Nothing sent yet/, 'Add pages'],
  [{ status: 'added' }, 'Not sent yet', /not sent for checking yet$/, 'Continue'],
  [{ status: 'valid_ask', submitted_at: SENT }, 'Being checked', /^Sent on 9 March 2027/, undefined],
  [{ status: 'external_transmission' }, 'One more check', /payment partner/, undefined],
  [{ status: 'validated', submitted_at: SENT }, 'Checked', /^Sent on 9 March 2027$/, undefined],
  [{ status: 'validated', expiration_date: '2031-04-03' }, 'Checked', /^Valid until 3 Apr/, undefined],
  [{ status: 'needdoc', reason: NOT_ACCEPTED }, 'Not complete', /^We cannot accept/, 'Send new pages'],
  [{ status: 'refused', reason: NOT_ACCEPTED }, 'Refused', /^We cannot accept/, 'Send new pages'],
  [{ status: 'refuse_mgp' }, 'Refused', /^We could not accept/, 'Send new pages'],
  [{ status: 'exp_soon', expiration_date: '2027-04-03' }, 'Expires soon', /^Expires on/, 'Send the new one'],
  [{ status: 'expired', expiration_date: '2027-02-01' }, 'Expired', /^Expired on/, 'Send the new one'],
  [
    { status: 'expired', expiration_date: '2031-02-01', reason: OUTDATED },
    'Expired',
    /^Your name has changed/,
    'Send the new one',
  ],
])('%j shows its status and the next action', async (over, badge, line, action) => {
  answerDocument(over);
  openDocuments(PATH);
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByText(line)).toBeVisible();
  const ways = screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.endsWith('/upload'));
  expect(ways.map(({ textContent }) => textContent)).toEqual(action ? [action] : []);
});

test.each([
  ['a document of another user', '4799', 404, { code: 'document_not_found' }],
  ['a contract, which has no page here', '4799', 200, aDocument({ document_type: 'rent_cont' })],
  ['no number', 'licence', 200, aDocument()],
])('%s is a 404', async (_, id, status, body) => {
  answer('get', '/3/docs/4799/', body, { status });
  openDocuments(`/d/trips/7001/documents/${id}`);
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a document that fails to load can be loaded again', async () => {
  answer('get', '/3/docs/4711/', {}, { status: 500 });
  const { user } = openDocuments(PATH);
  expect(await screen.findByRole('heading', { name: /could not be loaded/ })).toBeVisible();
  answerDocument({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Driving licence' })).toBeVisible();
});

test('entered data is shown', async () => {
  const entered = { number: 'X4RTBPFW4', expiration_date: '2031-04-03' } as const;
  answer('get', '/3/docs/4711/', anIdentityDocument({ id: 4711, status: 'validated', ...entered }));
  openDocuments('/d/account/documents-guest/4711');
  expect(await screen.findByText('X4RTBPFW4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All documents' })).toHaveAttribute(
    'href',
    '/en-ie/d/account/documents-guest/driver-identity',
  );
});

test('the proof of an emergency shows a warning first, until it was read', async () => {
  answerDocument({ document_type: 'covid_proof', pages_mandatory: 1 });
  const { user, unmount } = openDocuments(PATH);
  expect(await screen.findByRole('heading', { name: 'Before you send the proof' })).toBeVisible();
  expect(window.location.pathname).toBe(`/en-ie${PATH}/emergency`);
  await user.click(screen.getByRole('button', { name: 'Continue to the proof' }));
  expect(await screen.findByRole('heading', { name: 'Proof of the emergency' })).toBeVisible();
  unmount();
  openDocuments(PATH);
  expect(await screen.findByRole('heading', { name: 'Proof of the emergency' })).toBeVisible();
  expect(localStorage.getItem('campavia.seen-document-warnings')).toBe('[4711]');
});
