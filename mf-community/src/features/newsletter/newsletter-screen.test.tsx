import { screen } from '@testing-library/react';

import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { NewsletterScreen } from './newsletter-screen';

setUpWire();

const SUBSCRIBE = '/v4/newsletter/subscriptions/';
const field = () => screen.getByLabelText('E-mail address');
const button = () => screen.getByRole('button', { name: 'Subscribe' });

test('the form is replaced by the next step', async () => {
  const calls = answer('post', SUBSCRIBE, { code: null });
  const { user } = renderScreen(<NewsletterScreen />, { site: 'en-ie', path: '/newsletter' });
  await user.type(field(), 'marta@example.org');
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('open the link that we sent you');
  expect(calls.bodies).toEqual([{ email: 'marta@example.org', locale: 'en-ie' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['email_already_exists', 'This address gets the newsletter already.'],
  ['email_is_invalid', 'Enter an e-mail address like name@example.com.'],
])('%s is an error of the field, and typed text stays', async (code, text) => {
  answer('post', SUBSCRIBE, { code });
  const { user } = renderScreen(<NewsletterScreen />, { path: '/newsletter' });
  await user.type(field(), 'marta@example.org');
  await user.click(button());
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(field()).toHaveValue('marta@example.org');
});

test('nothing is sent without an address, and too many attempts are explained', async () => {
  const calls = answer('post', SUBSCRIBE, { detail: 'Later.', code: 'too_many_attempts' }, { status: 429 });
  const { user } = renderScreen(<NewsletterScreen />, { path: '/newsletter' });
  await user.click(button());
  expect(calls.bodies).toEqual([]);
  await user.type(field(), 'marta@example.org');
  await user.click(button());
  expect(await screen.findByText('That was tried too often. Try again in an hour.')).toBeVisible();
});

test.each([
  ['confirm', 'Get the newsletter', 'you get our newsletter from now on'],
  ['stop', 'Unsubscribe', 'You no longer get our newsletter'],
])('the link to %s needs a click', async (kind, name, text) => {
  const calls = answer('post', `${SUBSCRIBE}${kind}/`, null);
  const { user } = renderScreen(<NewsletterScreen />, { path: `/newsletter?${kind}=abc` });
  expect(calls.bodies).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name }));
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  expect(calls.bodies).toEqual([{ token: 'abc' }]);
});

test.each([
  [400, 'This link is not complete or has expired.'],
  [500, 'That did not work just now.'],
])('a link that is answered by %d is explained', async (status, text) => {
  answer('post', `${SUBSCRIBE}confirm/`, { detail: 'No.', code: 'link_invalid' }, { status });
  const { user } = renderScreen(<NewsletterScreen />, { path: '/newsletter?confirm=abc' });
  await user.click(screen.getByRole('button', { name: 'Get the newsletter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('an address typed on another page is filled in', () => {
  renderScreen(<NewsletterScreen />, { path: '/newsletter?email=marta%40example.org' });
  expect(field()).toHaveValue('marta@example.org');
  expect(field()).toHaveFocus();
});
