import { screen, waitFor } from '@testing-library/react';

import { answer, setUpWire } from '@campavia/testing';

import { aFullDraft, openFunnel } from '../../../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const STEP = '/campers/1201/request/7001/message-owner';
const field = () => screen.findByRole('textbox', { name: /Your message/ });

test('a message that is too long is not cut: the error names the excess, and it is not sent', async () => {
  const calls = answer('patch', '/v4/bookings-guest/7001/', aFullDraft());
  const { user } = openFunnel(STEP, { booking: aFullDraft({ message: null }) });
  await user.click(await field());
  await user.paste('a'.repeat(3000));
  expect(await field()).toHaveValue('a'.repeat(3000));
  expect(screen.getByText(/^1,?000 characters too many$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: /up to 2,000 characters fit/ })).toBeVisible();
  expect(await field()).toBeInvalid();
  expect(calls.bodies).toEqual([]);
  // The error stays correct while it is being shortened; the count is shown beside it.
  await user.type(await field(), '{Backspace}');
  expect(screen.getByText('999 characters too many')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/1,?000 characters/)).not.toBeInTheDocument());
});

test('near its limit a message shows and announces the number of characters left', async () => {
  answer('patch', '/v4/bookings-guest/7001/', aFullDraft());
  const { user } = openFunnel(STEP, { booking: aFullDraft({ message: 'a'.repeat(1799) }) });
  await user.click(await field());
  expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  await user.keyboard('a');
  expect(screen.getByText('200 characters left')).toBeVisible();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain('200 characters left'), { timeout: 3000 });
});
