import { screen } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { answerAccount } from '../../../test/account-answers';
import { openPage } from '../../../test/open-page';

setUpWire();
beforeEach(answerAccount);

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows name, confirmed data, and links to change it', async () => {
  await openPage('/d/account', { joined_at: '2024-05-02T00:00:00Z', booking_as_guest: 1 });
  expect(document.title).toBe('Your account · Campavia');
  expect(screen.getByText('Camille Fournier')).toBeVisible();
  expect(screen.getByText('With Campavia since May 2024 · 1 trip')).toBeVisible();
  expect(screen.getByText('12 rue des Lilas, 69003 Lyon, France')).toBeVisible();
  expect(screen.getByText('French, English')).toBeVisible();
  expect(screen.getAllByText('Confirmed')).toHaveLength(2);
  expect(href('Edit')).toBe('/en-ie/d/account/profile');
  expect(await screen.findByRole('link', { name: 'Change the password' })).toHaveAttribute(
    'href',
    '/en-ie/d/account/password',
  );
  expect(screen.queryByRole('link', { name: 'Confirm this number' })).not.toBeInTheDocument();
});

test('links from missing data to the page that adds it', async () => {
  await openPage('/d/account', { phone: null, phone_certified: false });
  expect(href('Add a phone number')).toBe('/en-ie/d/account/profile');
  expect(href('Add a picture')).toBe('/en-ie/d/account/profile');
});

test("shows the status of a driver's documents", async () => {
  await openPage('/d/account');
  expect(await screen.findByRole('link', { name: 'Driving licence' })).toHaveAttribute(
    'href',
    expect.stringContaining('/en-ie/d/account/documents-guest/'),
  );
  expect(href('See your documents')).toBe('/en-ie/d/account/documents-guest/driver-identity');
});

test('an unverified phone can be verified from here', async () => {
  await openPage('/d/account', { phone_certified: false });
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
  expect(href('Confirm this number')).toBe('/en-ie/d/account/profile/certify-phone');
});

test('a pending address is shown beside the current one', async () => {
  await openPage('/d/account', { pending_email: 'new@example.org' });
  expect(screen.getByText(/^new@example.org replaces it once/)).toBeVisible();
});

describe('an address that is not confirmed', () => {
  const me = { email: 'marta@example.org', email_confirmed: false };

  test('gets its link again', async () => {
    const calls = answer('post', '/3/users/me/confirmation/', null);
    const { user } = await openPage('/d/account', me);
    expect(screen.getByText(/the link we sent to marta@example.org/)).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/The link is on its way/)).toBeVisible();
    expect(calls.urls).toHaveLength(1);
  });

  test('that was confirmed meanwhile needs nothing more', async () => {
    const code = 'email_confirmed_already';
    answer('post', '/3/users/me/confirmation/', { detail: 'Confirmed.', code }, { status: 405 });
    answer('get', '/3/users/me/', aMe({ ...me, email_confirmed: true }));
    const { user, sent } = await openPage('/d/account', me);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findAllByText('Confirmed')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('explains a request refused by the rate limit', async () => {
    const refusal = { detail: 'Too many attempts.', code: 'too_many_attempts' };
    answer('post', '/3/users/me/confirmation/', refusal, { status: 429 });
    const { user, sent } = await openPage('/d/account', me);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await screen.findByRole('button', { name: 'Send the link again' });
    expect(sent).toEqual([{ text: 'Too many attempts.' }]);
  });
});
