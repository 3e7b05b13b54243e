import { screen, waitFor } from '@testing-library/react';

import { aMe, aPhoneCertification } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openPage } from '../../../../test/open-page';

setUpWire();

const PAGE = '/d/account/profile/certify-phone';
const CERTIFY = '/3/certify-phone/';
const uncertified = { phone: '+33612345678', phone_certified: false };
const press = (name: string) => screen.getByRole('button', { name });

async function openWithCode() {
  answer('get', CERTIFY, aPhoneCertification({ expires_at: '2027-03-15T08:10:00Z' }));
  const page = await openPage(PAGE, uncertified);
  await page.user.click(press('Send the code'));
  await screen.findByRole('textbox', { name: 'Code' });
  return page;
}

test('no message is sent before the user requests one', async () => {
  const sent = answer('get', CERTIFY, aPhoneCertification());
  const { user } = await openPage(PAGE, uncertified);
  expect(screen.getByText(/six digits to \+33612345678/)).toBeVisible();
  expect(sent.urls).toHaveLength(0);
  await user.dblClick(press('Send the code'));
  await screen.findByRole('textbox', { name: 'Code' });
  expect(sent.urls).toHaveLength(1);
});

test('the right code verifies the phone, and leads back to the profile', async () => {
  const { user, sent } = await openWithCode();
  expect(screen.getByRole('status')).toHaveTextContent(/on its way to \+33612345678. It is valid until \d/);
  const tried = answer('post', CERTIFY, aPhoneCertification({ certified: true, expires_at: null }));
  answer('get', '/3/users/me/', aMe());
  await user.type(screen.getByRole('textbox', { name: 'Code' }), ' 123 456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  expect(tried.bodies).toEqual([{ code: '123456' }]);
  expect(sent).toEqual(['Your phone number is confirmed']);
});

test('a wrong code stays in its field, with the reason', async () => {
  const { user } = await openWithCode();
  answer('post', CERTIFY, { code: ['This code is wrong or too old.'] }, { status: 400 });
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await user.click(press('Confirm the number'));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Your phone number is not confirmed yet');
  expect(summary).toHaveTextContent('This code is wrong or too old.');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
});

test.each(['', '12345', 'abcdef'])('%j is not sent', async (code) => {
  const { user } = await openWithCode();
  if (code) await user.type(screen.getByRole('textbox', { name: 'Code' }), code);
  await user.click(press('Confirm the number'));
  expect(await screen.findByRole('link', { name: /The code has six digits/ })).toBeVisible();
});

test('another code requested too soon is the same one, later it is a new one', async () => {
  const { user } = await openWithCode();
  await user.click(press('Send another code'));
  expect(await screen.findByText(/a moment ago is still valid/)).toBeVisible();
  answer('get', CERTIFY, aPhoneCertification({ expires_at: '2027-03-15T08:11:00Z' }));
  await user.click(press('Send another code'));
  expect(await screen.findByText(/the previous one is not any more/)).toBeVisible();
});

test('too many messages are refused, and the previous code still works', async () => {
  const { user, sent } = await openWithCode();
  answer('get', CERTIFY, { detail: 'Too many attempts.', code: 'too_many_attempts' }, { status: 429 });
  await user.click(press('Send another code'));
  await waitFor(() => expect(sent).toEqual([{ text: 'Too many attempts.' }]));
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
});

test('a phone verified in another tab needs no code', async () => {
  answer('get', CERTIFY, aPhoneCertification({ certified: true, expires_at: null }));
  answer('get', '/3/users/me/', aMe());
  const { user } = await openPage(PAGE, uncertified);
  await user.click(press('Send the code'));
  expect(await screen.findByText(/\+33612345678 is confirmed/)).toBeVisible();
});

test('without a phone number the profile is linked first', async () => {
  await openPage(PAGE, { phone: null, phone_certified: false });
  const link = screen.getByRole('link', { name: 'Add a phone number' });
  expect(link).toHaveAttribute('href', '/en-ie/d/account/profile');
});

test('staff who act as a user cannot verify a phone', async () => {
  await openPage(PAGE, { ...uncertified, actor: { id: 5, first_name: 'Nathalie' } });
  expect(screen.getByText('You are signed in as Camille. Only Camille can do this.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
