import { screen, waitFor } from '@testing-library/react';

import type { Document } from '@campavia/contracts';
import { aDocument, aDocumentPage, anIdentityDocument } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { aBegunLicence } from '../../../../test/document-answers';
import { openDocuments } from '../../../../test/open-documents';

fixClock();
setUpWire();

const PATH = '/d/trips/7001/documents/4711/upload';
const DOCUMENT = '/3/docs/4711/';
const PAGES = '/3/docs/4711/pages/';
const CHECK = '/v4/doctective/check/';

function aFile(start: string, name = 'front.jpg', type = 'image/jpeg') {
  const bytes = Buffer.from(start, 'latin1');
  return new File([bytes], name, { type });
}
const aPhoto = (name?: string) => aFile('\xff\xd8\xff\xe0 and so on', name);

async function open(document: Document = aDocument()) {
  answer('get', DOCUMENT, document);
  for (const { id } of [...document.pages, ...aBegunLicence(5).pages]) answer('get', `${PAGES}${id}/`, {});
  const page = openDocuments(PATH);
  await screen.findByRole('button', { name: 'Send for checking' });
  const choose = (...files: File[]) =>
    page.user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), files);
  return { ...page, choose };
}

const send = () => screen.getByRole('button', { name: 'Send for checking' });

test('both sides are uploaded in turn, and the document is submitted with its fields', async () => {
  const { choose, user, toasts } = await open();
  expect(send()).toBeDisabled();
  expect(screen.getByText('Add both sides first.')).toBeVisible();
  const arrived = [aBegunLicence(1), aBegunLicence(2)];
  const uploads = answer('post', PAGES, () => arrived.shift() ?? aBegunLicence(2), { status: 201 });
  await choose(aPhoto('front.jpg'), aPhoto('back.jpg'));
  await screen.findByRole('button', { name: 'Remove page 1' });
  await screen.findByRole('button', { name: 'Remove page 2' });
  await waitFor(() => expect(send()).toBeEnabled());
  expect(uploads.urls).toHaveLength(2);
  const saved = answer(
    'patch',
    DOCUMENT,
    aBegunLicence(2, { status: 'valid_ask', submitted_at: '2027-03-10T09:00:00Z' }),
  );
  const checks = answer('post', CHECK, { result: 'match', reason: null });
  await user.click(send());
  expect(await screen.findByText(/^Name and date of birth match your account/)).toBeVisible();
  expect(saved.bodies).toEqual([{ expiration_date: null, submit: true }]);
  expect(checks.bodies).toEqual([{ document_id: 4711 }]);
  expect(toasts).toEqual(['Your document is being checked']);
  expect(window.location.pathname).toBe('/en-ie/d/trips/7001/documents/4711');
});

test.each([
  ['a picture of 12 MB', aFile(`\xff\xd8\xff${' '.repeat(12 * 1024 * 1024)}`), /larger than 10 MB/],
  ['a page of the web that is called .jpg', aFile('<script>alert(1)</script>'), /cannot read this file/],
  ['an empty file', aFile(''), /is empty/],
])('%s is refused before it is uploaded, and its tile shows why', async (_, file, reason) => {
  const { choose, user } = await open();
  await choose(file);
  expect(await screen.findByText(reason)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard front.jpg' }));
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test.each([
  ['30,000 by 30,000 pixels', 'This picture has too many pixels.'],
  ['a damaged picture', 'This picture cannot be read. Take it again, or use another file.'],
])('%s is refused by the api, with its text', async (_, reason) => {
  answer('post', PAGES, { page: [reason] }, { status: 400 });
  const { choose } = await open();
  await choose(aPhoto());
  expect(await screen.findByText(reason)).toBeVisible();
  expect(send()).toBeDisabled();
});

test('a HEIC is uploaded unchanged, and has no preview', async () => {
  answer('post', PAGES, aDocument(), { isHanging: true });
  const { choose } = await open();
  await choose(aFile('\0\0\0 ftypheic', 'IMG_2041.HEIC', 'image/heic'));
  expect(await screen.findByText('HEIC: uploaded as it is, without a preview')).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: /^Page 1/ })).toBeVisible();
  expect(screen.getByText('A page is still being uploaded.')).toBeVisible();
});

test('an interrupted upload continues once the connection is back, and the next page follows', async () => {
  answer('post', PAGES, {}, { status: 502 });
  const { choose } = await open();
  await choose(aPhoto('front.jpg'));
  expect(await screen.findByText(/The connection was lost/)).toBeVisible();
  const uploads = answer('post', PAGES, aBegunLicence(1), { status: 201 });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('button', { name: 'Remove page 1' })).toBeEnabled();
  expect(uploads.urls).toHaveLength(1);
  expect(screen.queryByText(/The connection was lost/)).not.toBeInTheDocument();
});

test('a lost page can be sent again by hand', async () => {
  answer('post', PAGES, {}, { status: 503 });
  const { choose, user } = await open();
  await choose(aPhoto());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('post', PAGES, aBegunLicence(1), { status: 201 });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Remove page 1' })).toBeEnabled();
});

test('an upload can be cancelled', async () => {
  answer('post', PAGES, aDocument(), { isHanging: true });
  const { choose, user } = await open();
  await choose(aPhoto('front.jpg'));
  await screen.findByRole('progressbar');
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of front.jpg' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByText('Add both sides first.')).toBeVisible();
});

test('a sixth page is refused', async () => {
  const { choose } = await open(aBegunLicence(4));
  answer('post', PAGES, aBegunLicence(5), { isHanging: true });
  await choose(aPhoto('five.jpg'), aPhoto('six.jpg'));
  expect(await screen.findByText(/has 5 pages at most/)).toBeVisible();
});

test('no page is removed while another one is uploaded', async () => {
  answer('post', PAGES, aBegunLicence(2), { isHanging: true });
  const { choose, user } = await open(aBegunLicence(1));
  const removed = answer('delete', `${PAGES}9001/`, aBegunLicence(1));
  const button = screen.getByRole('button', { name: 'Remove page 1' });
  button.focus();
  await choose(aPhoto('back.jpg'));
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toBeEnabled();
  await user.click(button);
  expect(removed.urls).toHaveLength(0);
});

test('a page is removed', async () => {
  const { user } = await open(aBegunLicence(2));
  const removed = answer('delete', `${PAGES}9002/`, aBegunLicence(1));
  await user.click(screen.getByRole('button', { name: 'Remove page 2' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove page 2' })).not.toBeInTheDocument(),
  );
  expect(removed.urls).toHaveLength(1);
});

test('number and expiry date are required before anything is sent, and the api may refuse them', async () => {
  const card = anIdentityDocument({ id: 4711, status: 'added', pages: [aDocumentPage()] });
  const { user } = await open(card);
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'The document was not sent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter the document number.' })).toBeVisible();
  await user.type(screen.getByLabelText('Document number'), 'X4RTBPFW4');
  await user.type(screen.getByLabelText('Valid until'), '2027-01-31');
  const saved = answer(
    'patch',
    DOCUMENT,
    { expiration_date: ['This date is in the past.'] },
    { status: 400 },
  );
  await user.click(send());
  expect((await screen.findAllByText('This date is in the past.')).length).toBeGreaterThan(0);
  expect(saved.bodies).toEqual([{ number: 'X4RTBPFW4', expiration_date: '2027-01-31', submit: true }]);
  expect(screen.getByLabelText('Document number')).toHaveValue('X4RTBPFW4');
});

test('a document submitted in another tab is shown with its current status', async () => {
  const { user, toasts } = await open(aBegunLicence(2));
  answer('patch', DOCUMENT, { code: 'document_closed', detail: 'It is being checked.' }, { status: 405 });
  answer('get', DOCUMENT, aBegunLicence(2, { status: 'valid_ask', submitted_at: '2027-03-10T09:00:00Z' }));
  await user.click(send());
  expect(await screen.findByText('Being checked')).toBeVisible();
  expect(toasts).toEqual(['This document was already sent']);
});

test.each([
  ['no_match', /found a difference/, 'Check your profile'],
  ['unsure', /could not read this document/, undefined],
] as const)('an automatic check with result %s shows advice', async (result, text, way) => {
  const { user } = await open(aBegunLicence(2));
  answer('patch', DOCUMENT, aBegunLicence(2, { status: 'valid_ask' }));
  answer('post', CHECK, { result, reason: { code: 'UNREADABLE', text: 'It cannot be read.' } });
  await user.click(send());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('It cannot be read.')).toBeVisible();
  if (way)
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/en-ie/d/account/profile');
});

test('without the automatic check a document is submitted all the same', async () => {
  const { user, toasts } = await open(aBegunLicence(2));
  answer('patch', DOCUMENT, aBegunLicence(2, { status: 'valid_ask' }));
  answer('post', CHECK, { code: 'identity_check_away' }, { status: 503 });
  await user.click(send());
  await waitFor(() => expect(toasts).toEqual(['Your document is being checked']));
});

test('a document in review has no upload', async () => {
  answer('get', DOCUMENT, aDocument({ status: 'valid_ask' }));
  openDocuments(PATH);
  expect(await screen.findByText('Being checked')).toBeVisible();
  expect(window.location.pathname).toBe('/en-ie/d/trips/7001/documents/4711');
});
