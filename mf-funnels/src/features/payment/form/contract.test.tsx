import { screen, waitFor, within } from '@testing-library/react';

import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { ReadContract } from './contract';

setUpWire();
const CONTRACT = '/3/my-requests/7001/contract/';
const draft = {
  booking: 7001,
  title: 'Rental contract',
  number: 'Booking 7001',
  platform: 'Through Campavia.',
  note: 'Marta’s surname is added then.',
  sections: [
    { heading: 'Price', rows: [{ label: 'Total', text: '€539.70' }] },
    { heading: 'Cancelling', rows: [{ label: 'Later', text: 'Only the insurances are refunded.' }] },
  ],
};

const open = () => renderScreen(<ReadContract bookingId={7001} />, { path: '/campers/1201/payment/7001' });
const opener = () => screen.getByRole('button', { name: 'Read the contract' });

test('the contract can be read first, and closing its dialog returns the focus', async () => {
  answer('get', CONTRACT, draft);
  const { user } = open();
  await user.click(opener());
  const shown = await screen.findByRole('dialog', { name: 'Rental contract' });
  expect(shown).toHaveTextContent('Only the insurances are refunded.');
  expect(shown).toHaveTextContent('Marta’s surname is added then.');
  expect(within(shown).getByRole('heading', { name: 'Cancelling' })).toBeVisible();
  await user.click(within(shown).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('a contract that fails to load is reported, and loads with the next click', async () => {
  answer('get', CONTRACT, { detail: 'Later' }, { status: 500 });
  const { user } = open();
  await user.click(opener());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be opened/);
  answer('get', CONTRACT, draft);
  await user.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
