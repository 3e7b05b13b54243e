import { screen } from '@testing-library/react';

import { answer, setUpWire } from '@campavia/testing';

import { openPage } from '../../../../test/open-page';

setUpWire();

const PAGE = '/d/account/password';
const CHANGE = '/3/manage-password/';
const field = (name: string) => screen.getByLabelText(name);

async function openAndSend(before: string, wanted: string) {
  const page = await openPage(PAGE);
  await page.user.clear(field('Current password'));
  await page.user.paste(before);
  await page.user.clear(field('New password'));
  await page.user.paste(wanted);
  await page.user.dblClick(screen.getByRole('button', { name: 'Change the password' }));
  return page;
}

test('a password is changed once, and the link leads back to the account', async () => {
  const calls = answer('post', CHANGE, null);
  const { sent } = await openAndSend('campavia', 'green camper 27');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(calls.bodies).toEqual([{ old_password: 'campavia', new_password: 'green camper 27' }]);
  expect(sent).toEqual(['Your password is changed']);
});

test.each([
  ['', 'green camper 27', 'Enter your current password.'],
  ['campavia', 'seven77', /too short. Use 8 characters/],
  ['campavia', 'campavia', /your current password. Choose another/],
])('%j to %j is refused before it is sent', async (before, wanted, reason) => {
  await openAndSend(before, wanted);
  expect(await screen.findByRole('link', { name: reason })).toBeVisible();
});

test.each([
  ['old_password', 'Current password', 'This is not your password.'],
  ['new_password', 'New password', 'This password is easy to guess.'],
])("the api's error %s is shown at its field", async (name, label, reason) => {
  answer('post', CHANGE, { [name]: [reason] }, { status: 400 });
  await openAndSend('campavia', 'password1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password was not changed');
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(reason));
});

test('too many wrong passwords are refused with the reason', async () => {
  answer('post', CHANGE, { detail: 'Too many attempts.', code: 'too_many_attempts' }, { status: 429 });
  await openAndSend('wrong', 'green camper 27');
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
});

test('a link helps users who forgot it, and password managers get the account', async () => {
  const { container } = await openPage(PAGE);
  const link = screen.getByRole('link', { name: 'Forgotten?' });
  expect(link).toHaveAttribute('href', '/en-ie/forgotten-password');
  expect(container.querySelector('[autocomplete=username]')).toHaveValue('guest@campavia.test');
});

test('staff who act as a user cannot change the password', async () => {
  await openPage(PAGE, { actor: { id: 9, first_name: 'Sam' } });
  expect(screen.getByText('You are signed in as Camille. Only Camille can do this.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
