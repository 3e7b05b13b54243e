import { screen, within } from '@testing-library/react';

import { aListing } from '@campavia/contracts/testing';
import { EQUIPMENTS } from '@campavia/domain';
import { renderScreen, setUpWire } from '@campavia/testing';

import { Inside } from './inside';

setUpWire();

const ALL = EQUIPMENTS.map(({ code }) => code);

test('ten pieces are listed at first, and all of them by group on request', async () => {
  const { user } = renderScreen(<Inside listing={aListing({ equipments: ALL })} />);
  const [first] = screen.getAllByRole('list');
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(10);
  expect(screen.queryByRole('heading', { name: 'Kitchen' })).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'All 34 items' });
  await user.click(button);
  expect(screen.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Winter' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.queryByRole('heading', { name: 'Kitchen' })).not.toBeInTheDocument();
});

test('a short list is complete at first', () => {
  renderScreen(<Inside listing={aListing({ equipments: ['shower', 'fridge'] })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the energy of cooker, heating and fridge, and the sockets', () => {
  renderScreen(<Inside listing={aListing()} />);
  expect(screen.getByText('blue camp-site plug, type E and USB')).toBeVisible();
  expect(screen.getByText('diesel')).toBeVisible();
});

test('every bed has a number on the plan and a line beside it', () => {
  renderScreen(<Inside listing={aListing()} />);
  const plan = screen.getByRole('img', { name: /^Plan of the beds/ });
  expect(within(plan).getAllByText(/^\d$/)).toHaveLength(2);
  expect(screen.getByText('Bench made into a bed, at the rear')).toBeVisible();
  expect(screen.getByText('Bed in the pop-up roof, under the roof')).toBeVisible();
  expect(screen.getByText('120 × 200 cm, for two')).toBeVisible();
});
