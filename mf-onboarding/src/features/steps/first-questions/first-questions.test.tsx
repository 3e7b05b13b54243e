import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aMe } from '@campavia/contracts/testing';
import { fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../../remote.config';
import { VEHICLE_KEY } from '../../../data/draft-storage';

import { FirstQuestions } from './first-questions';

fixClock();
setUpWire();

beforeEach(() => localStorage.clear());

function open(user?: ReturnType<typeof aMe>) {
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const page = <FirstQuestions labelledBy="heading" />;
  return renderScreen(page, { path: '/rent-my-motorhome', ...(user && { user }), platform: { addresses } });
}

const stored = () => JSON.parse(localStorage.getItem(VEHICLE_KEY) ?? '{}');
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Start your listing' }));

test('a visitor’s answers are kept in the browser and lead to the details', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Campervan' }));
  const beds = within(screen.getByRole('group', { name: 'Beds' }));
  await userEvent.click(beds.getByRole('button', { name: 'One more' }));
  await begin();
  await waitFor(() => expect(window.location.pathname).toMatch(/\/onboarding\/step\/vehicle-properties$/));
  expect(stored()).toMatchObject({ vehicle: { type: 4, beds: 3 } });
  expect(stored().userId).toBeUndefined();
});

test('they stand there again after a reload', async () => {
  localStorage.setItem(VEHICLE_KEY, JSON.stringify({ vehicle: { type: 6, beds: 5 }, key: 'a-key-of-mine' }));
  open();
  expect(screen.getByRole('radio', { name: 'Caravan' })).toBeChecked();
  expect(screen.getByText('5')).toBeVisible();
  expect(screen.queryByText(/^Seats/)).toBeNull();
});

test('without a type the next step cannot be opened', async () => {
  open();
  await begin();
  expect((await screen.findAllByText('Choose the type that comes closest.'))[0]).toBeVisible();
  expect(window.location.pathname).toMatch(/rent-my-motorhome$/);
});

test('those of another user are not shown', () => {
  const theirs = { vehicle: { type: 6 }, key: 'a-key-of-mine', userId: 12 };
  localStorage.setItem(VEHICLE_KEY, JSON.stringify(theirs));
  open(aMe({ id: 77 }));
  expect(screen.getByRole('radio', { name: 'Caravan' })).not.toBeChecked();
});
