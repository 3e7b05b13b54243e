import { screen, waitFor } from '@testing-library/react';

import { aLogAsAnswer, aMe } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { enter, type OpenedPage, openPage } from '../test/open-page';

setUpWire();

afterEach(() => window.sessionStorage.clear());

const staff = aMe({ id: 5, first_name: 'Nathalie', is_staff: true });
const acting = aMe({ actor: { id: 5, first_name: 'Nathalie' } });

async function actAs(user: OpenedPage['user'], number: string) {
  await enter(user, 'User number', number);
  await user.click(screen.getByRole('button', { name: 'Sign in as this user' }));
}

test('staff act as a user by their number, and see them among recent users next time', async () => {
  const calls = answer('post', '/v4/users/auth/log-as/', aLogAsAnswer());
  answer('get', '/3/users/me/', acting);
  const { user, session, unmount } = await openPage('/login/log-as', { user: staff });
  await actAs(user, ' 41 ');
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie'));
  expect(calls.bodies).toEqual([{ user_id: 41 }]);
  expect(session.impersonate).toHaveBeenCalledWith(aLogAsAnswer());
  unmount();

  const later = await openPage('/login/log-as', { user: staff });
  await later.user.click(await screen.findByRole('button', { name: 'Camille, 41' }));
  await waitFor(() => expect(calls.bodies).toEqual([{ user_id: 41 }, { user_id: 41 }]));
});

test.each(['', 'Camille', '4.1', '-4', '99999999999'])('%j is not a user number', async (number) => {
  const { user } = await openPage('/login/log-as', { user: staff });
  if (number) await enter(user, 'User number', number);
  await user.click(await screen.findByRole('button', { name: 'Sign in as this user' }));
  const isCut = number.length > 10;
  const text = 'Enter the number of the user, in digits only.';
  expect(screen.getByLabelText('User number')).toHaveAccessibleDescription(
    expect.stringContaining(isCut ? 'digits only' : text),
  );
});

test.each([
  [404, 'user_not_found', 'This person does not exist or has left.'],
  [405, 'log_as_refused', 'You cannot sign in as a member of staff.'],
  [405, 'not_staff', 'Only our support team may do this.'],
])('the refusal %i %s is shown, and staff stay themselves', async (status, code, detail) => {
  answer('post', '/v4/users/auth/log-as/', { code, detail }, { status });
  const { user, session } = await openPage('/login/log-as', { user: staff });
  await actAs(user, '7');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('You are still signed in to your own account');
  expect(summary).toHaveTextContent(detail);
  expect(session.impersonate).not.toHaveBeenCalled();
});

test('an invalid stored list counts as empty', async () => {
  window.sessionStorage.setItem('campavia.log-as', '{"id":1}');
  await openPage('/login/log-as', { user: staff });
  expect(await screen.findByLabelText('User number')).toBeVisible();
  expect(screen.queryByText('Chosen before')).not.toBeInTheDocument();
});
