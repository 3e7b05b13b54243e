import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  aListingProgress,
  aMe,
  anOwnCamper,
  aPlace,
  aVehicle,
  somePriceDetails,
  someSimilarPrices,
} from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { VEHICLE_KEY } from '../../data/draft-storage';

import { FirstStep } from './first-step';
import { StepScreen } from './step-screen';

fixClock();
setUpWire();

const NEW = aVehicle({ locked_fields: [], brand: '', model: '', value: null });
const VEHICLE = '/v4/vehicles/61/';

beforeEach(() => {
  localStorage.clear();
  for (const path of [
    '/v4/brands/',
    '/v4/brands-models/',
    '/v4/manufacturers/',
    '/v4/manufacturers-models/',
  ]) {
    answer('get', path, { count: 0, next: null, previous: null, results: [] });
  }
  answer('get', '/3/products/1201/', anOwnCamper({ id: 1201, state: 'created', vehicle_pk: 61 }));
  answer('get', VEHICLE, NEW);
  answer('get', '/v4/products/1201/progress/', aListingProgress({ publishable: false }));
});

function open(path: string) {
  const routes = (
    <Routes>
      <Route path="/onboarding" element={<FirstStep />} />
      <Route path="/onboarding/step/:step" element={<StepScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const addresses = [
    ...config.addresses.map((address) => ({ ...address, part: config.name })),
    { id: 'camper', pattern: '/d/campers/{id}', part: 'mf-owner-dashboard' },
  ];
  return renderScreen(routes, { path, user: aMe({ id: 77 }), platform: { addresses } });
}

const stored = () => JSON.parse(localStorage.getItem(VEHICLE_KEY) ?? '{}');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('a listing that is not created yet', () => {
  test('begins with its type, which the browser keeps', async () => {
    open('/onboarding');
    await goOn();
    expect((await screen.findAllByText('Choose the type that comes closest.'))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Campervan' }));
    await goOn();
    expect(await screen.findByRole('heading', { level: 1, name: 'What is it, exactly?' })).toBeVisible();
    expect(stored()).toMatchObject({ vehicle: { type: 4 }, userId: 77 });
  });

  test('shows again what was typed before a reload, also what cannot be saved', async () => {
    const { unmount } = open('/onboarding/step/vehicle-properties');
    await userEvent.type(screen.getByRole('textbox', { name: /^Gross weight/ }), '12');
    await userEvent.type(screen.getByRole('textbox', { name: /^Number plate/ }), 'GA-482-TR');
    unmount();
    open('/onboarding/step/vehicle-properties');
    expect(screen.getByRole('textbox', { name: /^Gross weight/ })).toHaveValue('12');
    expect(screen.getByRole('textbox', { name: /^Number plate/ })).toHaveValue('GA-482-TR');
  });

  test('is somebody else’s for another user of the browser', () => {
    const draft = { vehicle: { registration: 'GA-482-TR' }, key: 'a-key-of-mine', userId: 12 };
    localStorage.setItem(VEHICLE_KEY, JSON.stringify(draft));
    open('/onboarding/step/vehicle-properties');
    expect(screen.getByRole('textbox', { name: /^Number plate/ })).toHaveValue('');
  });

  test('is created with its place, once, and goes on with its pictures', async () => {
    localStorage.setItem(VEHICLE_KEY, JSON.stringify({ vehicle: { type: 4 }, key: 'a-key-of-mine' }));
    answer('get', '/v4/geolocation/places/', [aPlace()]);
    const created = answer('post', '/v4/vehicles/', NEW, { status: 201 });
    open('/onboarding/step/vehicle-location');
    await userEvent.type(screen.getByRole('textbox', { name: /^Street/ }), '4 rue du Lac');
    await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), '74000');
    await userEvent.type(screen.getByRole('combobox'), 'Annecy');
    await userEvent.click(await screen.findByRole('option', { name: /Annecy/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/vehicle-pictures$/));
    expect(window.location.search).toBe('?camper=1201');
    expect(created.bodies).toEqual([
      expect.objectContaining({ type: 4, seatbelts: 4, beds: 2, location: expect.anything() }),
    ]);
    expect(localStorage.getItem(VEHICLE_KEY)).toBeNull();
  });

  test('leads back to the first open step', async () => {
    open('/onboarding/step/product-price');
    await waitFor(() => expect(window.location.pathname).toMatch(/vehicle-type$/));
  });
});

describe('a listing that exists', () => {
  test('is saved field by field while it is typed', async () => {
    const saved = answer('patch', VEHICLE, { ...NEW, etag: '"vehicle-2"', model: 'Summit' });
    open('/onboarding/step/vehicle-properties?camper=1201');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Model/ }), 'Summit');
    await waitFor(() => expect(saved.bodies).toEqual([{ model: 'Summit' }]), { timeout: 3000 });
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
  });

  test('takes over what another tab saved, keeps what is typed here, and says so', async () => {
    const current = { ...NEW, etag: '"vehicle-2"', beds: 3 };
    answer('patch', VEHICLE, { detail: '', code: 'edited_meanwhile', current }, { status: 412 });
    open('/onboarding/step/vehicle-properties?camper=1201');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Model/ }), 'Summit');
    await screen.findByText(/^Not everything is saved/, undefined, { timeout: 3000 });
    answer('patch', VEHICLE, { ...current, etag: '"vehicle-3"', model: 'Summit' });
    await goOn();
    await waitFor(() => expect(window.location.pathname).toMatch(/vehicle-location$/));
  });

  test('waits for the connection, and saves what was typed once it is back', async () => {
    answer('patch', VEHICLE, {}, { status: 503 });
    open('/onboarding/step/vehicle-properties?camper=1201');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Model/ }), 'Summit');
    await screen.findByText(/^No connection/, undefined, { timeout: 3000 });
    const saved = answer('patch', VEHICLE, { ...NEW, etag: '"vehicle-2"', model: 'Summit' });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(saved.bodies).toEqual([{ model: 'Summit' }]));
  });

  test('that was sent in is edited on the page of its camper', async () => {
    answer('get', '/3/products/1201/', anOwnCamper({ id: 1201, state: 'to_moderate', vehicle_pk: 61 }));
    open('/onboarding/step/vehicle-type?camper=1201');
    await waitFor(() => expect(window.location.pathname).toMatch(/\/d\/campers\/1201$/));
  });

  test('gets the prices that similar campers ask', async () => {
    const none = somePriceDetails({ price_low: '0.00', price_mid: '0.00', price_high: '0.00' });
    answer('get', '/3/products/1201/prices-details/', none);
    answer('get', '/3/products/1201/similar-prices/', someSimilarPrices());
    const prices = { price_low: '62.00', price_mid: '80.00', price_high: '110.00' };
    const saved = answer('patch', '/3/products/1201/prices-details/', { ...none, ...prices, etag: '"2"' });
    open('/onboarding/step/product-price?camper=1201');
    await userEvent.click(await screen.findByRole('button', { name: 'Use suggestion' }));
    expect(screen.getByRole('textbox', { name: 'Low season' })).not.toHaveValue('');
    await waitFor(() => expect(saved.bodies).toHaveLength(1), { timeout: 3000 });
    expect(Object.keys(saved.bodies[0] as object)).toEqual(['price_low', 'price_mid', 'price_high']);
  });

  test('shows which steps are open, and leads to its camper', async () => {
    open('/onboarding/step/end?camper=1201');
    expect(await screen.findByRole('heading', { name: 'Some steps are still open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To your camper' })).toHaveAttribute(
      'href',
      '/en-ie/d/campers/1201',
    );
  });
});

test.each(['/onboarding/step/price', '/onboarding/step/end?camper=x'])('%s is not found', (path) => {
  open(path);
  expect(screen.queryByRole('heading', { level: 1, name: 'Your listing' })).not.toBeInTheDocument();
});
