import { screen } from '@testing-library/react';

import type { Listing } from '@campavia/contracts';
import { aListing } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { Terms } from './terms';

setUpWire();
beforeEach(
  () =>
    void answer('get', '/v4/geolocation/labels/', [
      {
        kind: 'town',
        name: 'Annecy-le-Vieux',
        country: 'FR',
        latitude: 45.92,
        longitude: 6.14,
        population: 20_000,
      },
    ]),
);

function open(over: Partial<Listing> = {}, site?: string) {
  return renderScreen(<Terms listing={aListing(over)} />, { site });
}

/** Returns the value beside a name in the terms. */
function definitionOf(term: string): string | null | undefined {
  return screen.getByText(term).parentElement?.querySelector('dd')?.textContent;
}

test('pets, smoking and other countries are allowed, forbidden, or on request', () => {
  open({ pets_allowed: true, smoking_allowed: false, abroad_allowed: null });
  expect(definitionOf('Pets')).toBe('Allowed');
  expect(definitionOf('Smoking inside')).toBe('Not allowed');
  expect(definitionOf('Going abroad')).toBe('Ask first');
});

test('shows the requirements for drivers, and the price of a second driver', () => {
  open();
  expect(screen.getByText('Driving licence B, held for 3 years or longer')).toBeVisible();
  expect(screen.getByText('21 years old or older')).toBeVisible();
  expect(screen.getByText('A second driver: €2.00 a day')).toBeVisible();
});

test.each([
  ['included', 'A second driver is included'],
  ['not_available', 'One driver only'],
] as const)('a second driver who is %s: %s', (choice, text) => {
  open({ second_driver: { choice, price_per_day: '0.00', price_per_day_currency: 'EUR' } });
  expect(screen.getByText(text)).toBeVisible();
});

test('every package of kilometres, every extra and every discount has its price', () => {
  const unlimited = { km: 0, price_per_day: '19.00', price_per_day_currency: 'EUR' } as const;
  open({ kilometre_packages: [...aListing().kilometre_packages, unlimited] });
  expect(definitionOf('100 km a day')).toBe('included');
  expect(definitionOf('200 km a day')).toBe('€12.00 a day');
  expect(definitionOf('As far as you like')).toBe('€19.00 a day');
  expect(definitionOf('Each extra kilometre')).toBe('€0.20');
  expect(definitionOf('Bikes, up to 4')).toBe('€5.00 a day');
  expect(definitionOf('Bedding')).toBe('€30.00 for the trip');
  expect(definitionOf('From 7 days on')).toBe('−10%');
});

test('distances are in miles on sites that use miles', () => {
  open({}, 'en-gb');
  expect(definitionOf('62 mi a day')).toBe('included');
});

test('shows the refund terms, and that the deposit is only authorised', () => {
  open({ deposit_mean: ['card', 'transfer'] });
  expect(definitionOf('Until 30 days before')).toBe('70% of Camille’s part and the insurance refunded');
  expect(definitionOf('Later')).toBe('insurance refunded');
  expect(definitionOf('If Camille cancels')).toBe('full refund');
  expect(screen.getByText('€1,500.00, held for the trip and refunded after it.')).toBeVisible();
  expect(screen.getByText('Accepted: card or bank transfer')).toBeVisible();
});

test('shows an approximate location, among the surrounding towns', async () => {
  open();
  expect(await screen.findByText('Annecy-le-Vieux')).toBeVisible();
  expect(screen.getByText(/^Annecy, somewhere within 1.5 km/)).toBeVisible();
});
