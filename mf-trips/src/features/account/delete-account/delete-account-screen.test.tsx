import { screen, waitFor } from '@testing-library/react';

import { aListing, anAccountDeletion } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openPage } from '../../../../test/open-page';

setUpWire();
beforeEach(() => void answer('get', '/3/users/me/deletion/', anAccountDeletion()));

const PAGE = '/d/account/profile/delete';
const ME = '/3/users/me/';
const deleteIt = () => screen.getByRole('button', { name: 'Delete the account' });

test('nothing is deleted without the checkbox', async () => {
  const { user } = await openPage(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account was not deleted');
  expect(screen.getByRole('link', { name: /Tick this if/ })).toBeVisible();
});

test('lists what is deleted, for owners their campers too', async () => {
  const { unmount } = await openPage(PAGE);
  expect(screen.queryByText(/camper/i)).not.toBeInTheDocument();
  unmount();
  await openPage(PAGE, { camper_count: 3, is_owner: true });
  expect(screen.getByText('Your 3 campers: their pages close')).toBeVisible();
});

test('deletes the account and ends the session', async () => {
  const calls = answer('delete', ME, null);
  const { user, sent, session } = await openPage(PAGE);
  await user.click(await screen.findByRole('checkbox', { name: /deleted for good/ }));
  await user.dblClick(deleteIt());
  await waitFor(() => expect(sent).toEqual(['Your account is deleted']));
  expect(session.signOut).toHaveBeenCalledTimes(1);
  expect(calls.urls).toHaveLength(1);
});

test('a notice on the next page confirms the deletion', async () => {
  answer('delete', ME, null);
  const { user, session, platform } = await openPage(PAGE);
  const received: unknown[] = [];
  session.signOut.mockImplementation(async () => void received.push('signed out'));
  platform.events.subscribe('toast.shown', (toast) => void received.push(toast));
  await user.click(await screen.findByRole('checkbox', { name: /deleted for good/ }));
  await user.click(deleteIt());
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received).toEqual(['signed out', expect.objectContaining({ isImportant: true })]);
});

test('names the trips that prevent it, and keeps the account', async () => {
  const trips = [
    { camper: 1201, date_from: '2031-05-01', date_to: '2031-05-09' },
    { camper: 99, date_from: '2031-04-01', date_to: '2031-04-03' },
  ];
  const refusal = { detail: 'There are still trips to come.', code: 'account_has_trips', trips };
  answer('delete', ME, refusal, { status: 409 });
  answer('get', '/3/products/1201/', aListing({ id: 1201, title: 'Maud' }));
  answer('get', '/3/products/99/', { detail: 'no', code: 'camper_deleted' }, { status: 410 });
  const { user, session } = await openPage(PAGE);
  await user.click(await screen.findByRole('checkbox', { name: /deleted for good/ }));
  await user.click(deleteIt());
  expect(await screen.findByRole('heading', { name: 'Finish or cancel these trips first' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('There are still trips to come.');
  expect(await screen.findByRole('link', { name: 'Maud' })).toHaveAttribute('href', '/en-ie/campers/1201');
  expect(screen.getByRole('link', { name: 'Camper 99' })).toBeVisible();
  expect(session.signOut).not.toHaveBeenCalled();
});

test('staff who act as a user cannot delete the account', async () => {
  await openPage(PAGE, { actor: { id: 9, first_name: 'Sam' } });
  expect(screen.getByText('You are signed in as Camille. Only Camille can do this.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the way back keeps the account', async () => {
  await openPage(PAGE);
  const link = await screen.findByRole('link', { name: 'Keep the account' });
  expect(link).toHaveAttribute('href', '/en-ie/d/account');
});

test('trips that prevent it are named before anything is clicked', async () => {
  const trips = [
    { booking: 71, camper: 1201, title: 'Summit', date_from: '2027-06-28', date_to: '2027-07-08' },
    { booking: null, camper: 1203, title: 'Maud', date_from: '2027-05-07', date_to: '2027-05-10' },
  ];
  answer('get', '/3/users/me/deletion/', anAccountDeletion({ trips }));
  await openPage(PAGE);
  expect(await screen.findByText('Your account cannot be deleted yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Summit' })).toHaveAttribute('href', '/en-ie/d/trips/71');
  expect(screen.getByRole('link', { name: 'Maud' })).toHaveAttribute('href', '/en-ie/campers/1203');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('requests that are withdrawn with it are counted', async () => {
  answer('get', '/3/users/me/deletion/', anAccountDeletion({ requests: 2 }));
  await openPage(PAGE);
  expect(await screen.findByText('Your 2 open requests are withdrawn with it.')).toBeVisible();
});
