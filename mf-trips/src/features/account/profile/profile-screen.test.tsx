import { screen, waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire, type RenderedScreen } from '@campavia/testing';

import { openPage } from '../../../../test/open-page';

setUpWire();

const PROFILE = '/d/account/profile';
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Your password');
const save = () => screen.getByRole('button', { name: 'Save the profile' });

async function write(user: RenderedScreen['user'], name: string | RegExp, text: string) {
  await user.clear(field(name));
  await user.paste(text);
}

test('only changes are sent, and the page shows them at once', async () => {
  const calls = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe({ first_name: 'Núria' }));
  const { user, sent, session } = await openPage(PROFILE);
  await write(user, 'First name', ' Núria ');
  await user.dblClick(save());
  await waitFor(() => expect(sent).toEqual(['Your profile is saved']));
  expect(calls.bodies).toEqual([{ first_name: 'Núria' }]);
  expect(session.current()).toMatchObject({ user: { first_name: 'Núria' } });
});

test('a form without a change is not sent', async () => {
  const { user, sent } = await openPage(PROFILE);
  await user.click(save());
  await waitFor(() => expect(sent).toEqual(['Nothing changed, so there was nothing to save']));
});

test('errors are shown before anything is sent, and nothing typed is lost', async () => {
  const { user } = await openPage(PROFILE);
  await write(user, 'First name', '  ');
  await write(user, 'Day', '31');
  await write(user, 'Month', '2');
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Your profile was not saved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter your first name.' })).toBeVisible();
  expect(screen.getByRole('link', { name: /This date does not exist/ })).toBeVisible();
  expect(field('Day')).toHaveValue('31');
  expect(document.title).toBe('Error: Your profile · Campavia');
});

test('an error of the api is shown at its field', async () => {
  answer('patch', '/3/users/me/', { email: ['Somebody has an account with this address.'] }, { status: 400 });
  const { user } = await openPage(PROFILE);
  await write(user, 'E-mail', 'owner@campavia.test');
  await user.click(save());
  await waitFor(() => expect(field('E-mail')).toBeInvalid());
  expect(field('E-mail')).toHaveAccessibleDescription(/Somebody has an account with this address/);
  expect(field('E-mail')).toHaveValue('owner@campavia.test');
});

test('another address needs the password, other fields do not', async () => {
  const calls = answer(
    'patch',
    '/3/users/me/',
    { password: ['This is not your password.'] },
    { status: 400 },
  );
  const { user } = await openPage(PROFILE);
  await write(user, 'E-mail', 'new@example.org');
  await user.type(password(), 'a guess');
  await user.click(save());
  await waitFor(() => expect(password()).toBeInvalid());
  await write(user, 'E-mail', 'guest@campavia.test');
  await write(user, 'Last name', 'Solé');
  await user.click(save());
  await waitFor(() => expect(calls.bodies.at(-1)).toEqual({ last_name: 'Solé' }));
});

test('a failing server is reported with a general message', async () => {
  answer('patch', '/3/users/me/', { detail: 'column missing' }, { status: 500 });
  const { user } = await openPage(PROFILE);
  await write(user, 'Last name', 'Solé');
  await user.click(save());
  expect(await screen.findByText(/That did not work just now. Nothing was changed/)).toBeVisible();
});

test('another address waits for its link, and can be cancelled', async () => {
  const requested = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe({ pending_email: 'new@example.org' }));
  const { user } = await openPage(PROFILE);
  await write(user, 'E-mail', 'new@example.org');
  await user.type(password(), 'green camper 27');
  await user.click(save());
  expect(await screen.findByText(/We have sent a link to new@example.org/)).toBeVisible();
  expect(requested.bodies).toEqual([{ email: 'new@example.org', password: 'green camper 27' }]);
  expect(password()).toHaveValue('');
  expect(field('E-mail')).toHaveValue('guest@campavia.test');
  const calls = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe());
  await user.click(screen.getByRole('button', { name: 'Keep guest@campavia.test' }));
  await waitFor(() => expect(screen.queryByText(/We have sent a link/)).not.toBeInTheDocument());
  expect(calls.bodies).toEqual([{ email: 'guest@campavia.test' }]);
});

test('another phone number has to be verified again', async () => {
  const phone = '+33699999999';
  const calls = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe({ phone, phone_certified: false }));
  const { user } = await openPage(PROFILE);
  await write(user, /^Phone/, '06 99 99 99 99');
  await user.click(save());
  expect(await screen.findByRole('link', { name: 'Confirm this number' })).toBeVisible();
  expect(field(/^Phone/)).toHaveValue(phone);
  expect(calls.bodies).toEqual([{ phone: '06 99 99 99 99' }]);
});

test('the format of a phone number is shown by an example of the country', async () => {
  await openPage(PROFILE);
  expect(field(/^Phone/)).toHaveAccessibleDescription(/like \+353 /);
});

test('phone and date of birth can be cleared', async () => {
  const calls = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe({ phone: null, borned_on: null }));
  const { user, sent } = await openPage(PROFILE);
  await write(user, /^Phone/, '');
  for (const box of ['Day', 'Month', 'Year']) await write(user, box, '');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(calls.bodies).toEqual([{ phone: null, borned_on: null }]);
});

test('address and languages are saved with what changed', async () => {
  const calls = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe({ city: 'Galway' }));
  const { user, sent } = await openPage(PROFILE);
  await write(user, /^Street/, '');
  await write(user, /^Town/, 'Galway');
  await user.click(screen.getByRole('checkbox', { name: 'German' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(calls.bodies).toEqual([{ street: null, city: 'Galway', languages_spoken: ['de', 'en', 'fr'] }]);
});

test('staff who act as a user change the name but not the address', async () => {
  const calls = answer('patch', '/3/users/me/', aMe());
  const actor = { id: 9, first_name: 'Sam' };
  answer('get', '/3/users/me/', aMe({ actor }));
  const { user, sent } = await openPage(PROFILE, { actor });
  expect(field('E-mail')).toBeDisabled();
  expect(screen.getByText('Only Camille can change this address.')).toBeVisible();
  await write(user, 'Last name', 'Solé');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(calls.bodies).toEqual([{ last_name: 'Solé' }]);
});

test('the page links to deleting the account', async () => {
  await openPage(PROFILE);
  const link = screen.getByRole('link', { name: 'Delete your account' });
  expect(link).toHaveAttribute('href', '/en-ie/d/account/profile/delete');
});
