import { screen } from '@testing-library/react';

import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { UnsubscribeScreen } from './unsubscribe-screen';

setUpWire();

const STOP = '/3/saved-searches/unsubscribe/';
const press = () => screen.getByRole('button', { name: 'Stop these e-mails' });

test('unsubscribes from the e-mails of a search on click, not on load', async () => {
  const calls = answer('post', STOP, null);
  const { user } = renderScreen(<UnsubscribeScreen />, { path: '/unsubscribe?token=abc' });
  expect(calls.bodies).toEqual([]);
  await user.dblClick(press());
  expect(await screen.findByRole('heading', { name: 'No more e-mails about this search' })).toBeVisible();
  expect(calls.bodies).toEqual([{ token: 'abc' }]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [400, /This link is not complete/],
  [500, /could not be stopped just now/],
])('shows an answer of %d, and the button stays', async (status, text) => {
  answer('post', STOP, { detail: 'No.', code: 'link_invalid' }, { status });
  const { user } = renderScreen(<UnsubscribeScreen />, { path: '/unsubscribe?token=abc' });
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(press()).toBeEnabled();
});
