import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  anAddress,
  aListingProgress,
  aMe,
  anOwnCamper,
  aPlace,
  aVehicle,
  someBrandModels,
  somePriceDetails,
  someSimilarPrices,
  someVehicleMakes,
} from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { forgetDraft, VEHICLE_KEY, writeTyped } from '../../data/draft-storage';

import { FirstStep } from './first-step';
import { StepScreen } from './step-screen';

fixClock();
setUpWire();

const NEW = aVehicle({ locked_fields: [], brand: '', model: '', value: null });
const VEHICLE = '/v4/vehicles/61/';

beforeEach(() => {
  localStorage.clear();
  // What a full storage left on the page.
  forgetDraft();
  writeTyped('new', {});
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

afterEach(() => jest.useRealTimers().restoreAllMocks());

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

async function tabTo(element: HTMLElement): Promise<void> {
  const isRadio = (each: Element | null) => each instanceof HTMLInputElement && each.type === 'radio';
  for (let presses = 0; presses < 40 && document.activeElement !== element; presses += 1) {
    // The radios of a group are one stop.
    if (isRadio(element) && isRadio(document.activeElement)) await userEvent.keyboard('{ArrowDown}');
    else await userEvent.tab();
  }
  expect(element).toHaveFocus();
}

/** The versions that saves are based on. */
function watchVersions(): () => string[] {
  const headers = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  return () => headers.mock.calls.filter(([name]) => name === 'If-Match').map(([, etag]) => etag);
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

  test('is begun by keyboard alone, up to its place', async () => {
    open('/onboarding');
    await tabTo(await screen.findByRole('radio', { name: 'Campervan' }));
    await userEvent.keyboard(' ');
    await tabTo(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(await screen.findByRole('combobox', { name: /^Converted by/ }));
    await userEvent.keyboard('Adria');
    await tabTo(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Where do guests pick it up?' }),
    ).toBeVisible();
    expect(stored()).toMatchObject({ vehicle: { type: 4, brand: 'Adria' } });
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

  test('continues if the storage of the browser is full, and shows where the text is saved', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open('/onboarding/step/vehicle-type');
    await userEvent.click(screen.getByRole('radio', { name: 'Campervan' }));
    await goOn();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Number plate/ }), 'GA-482-TR');
    expect(
      await screen.findByText(/^This browser stores nothing/, undefined, { timeout: 3000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Campervan' })).toBeChecked();
    refused.mockRestore();
  });

  test('is not shown to another user of the browser', () => {
    const draft = { vehicle: { registration: 'GA-482-TR' }, key: 'a-key-of-mine', userId: 12 };
    localStorage.setItem(VEHICLE_KEY, JSON.stringify(draft));
    open('/onboarding/step/vehicle-properties');
    expect(screen.getByRole('textbox', { name: /^Number plate/ })).toHaveValue('');
  });

  test('is created with its place, once, and continues with its pictures', async () => {
    localStorage.setItem(VEHICLE_KEY, JSON.stringify({ vehicle: { type: 4 }, key: 'a-key-of-mine' }));
    answer('get', '/v4/geolocation/places/', [aPlace()]);
    const created = answer('post', '/v4/vehicles/', NEW, { status: 201 });
    const pushed = answer('post', '/v4/crm/hubspot/push-lead-ad-onboarding/77/', {});
    open('/onboarding/step/vehicle-location');
    await userEvent.type(screen.getByRole('textbox', { name: /^Street/ }), '4 rue du Lac');
    await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), '74000');
    await userEvent.type(screen.getByRole('combobox', { name: 'Town' }), 'Annecy');
    await userEvent.click(await screen.findByRole('option', { name: /Annecy/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/vehicle-pictures$/));
    expect(window.location.search).toBe('?camper=1201');
    expect(created.bodies).toEqual([
      expect.objectContaining({ type: 4, seatbelts: 4, beds: 2, location: expect.anything() }),
    ]);
    expect(localStorage.getItem(VEHICLE_KEY)).toBeNull();
    expect(pushed.bodies).toHaveLength(1);
  });

  test('has the location of the address that was chosen', async () => {
    localStorage.setItem(VEHICLE_KEY, JSON.stringify({ vehicle: { type: 4 }, key: 'a-key-of-mine' }));
    answer('get', '/v4/geolocation/addresses/', [anAddress({ locality: null })]);
    open('/onboarding/step/vehicle-location');
    await userEvent.type(screen.getByRole('combobox', { name: 'Find the address' }), '4 rue du lac');
    await userEvent.click(await screen.findByRole('option', { name: /Rue du Lac/ }));
    expect(screen.getByRole('textbox', { name: /^Street/ })).toHaveValue('4 Rue du Lac');
    expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveValue('74000');
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Annecy');
    const { latitude, longitude } = anAddress();
    const location = { street: '4 Rue du Lac', zipcode: '74000', city: 'Annecy', country: 'FR' };
    await waitFor(
      () => expect(stored().vehicle).toEqual({ type: 4, location: { ...location, latitude, longitude } }),
      { timeout: 3000 },
    );
  });

  test('can be placed without the search of addresses', async () => {
    answer('get', '/v4/geolocation/addresses/', { error: 'address_search_away' }, { status: 503 });
    open('/onboarding/step/vehicle-location');
    await userEvent.type(screen.getByRole('combobox', { name: 'Find the address' }), '4 rue du lac');
    expect(await screen.findByText(/^Addresses cannot be searched right now/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Street/ })).toBeEnabled();
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

  test('is saved once if the step is left while typing', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const saved = answer('patch', VEHICLE, { ...NEW, etag: '"vehicle-2"', model: 'Summit' });
    open('/onboarding/step/vehicle-properties?camper=1201');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Model/ }), 'Summit');
    answer('get', VEHICLE, { ...NEW, etag: '"vehicle-2"', model: 'Summit' });
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(saved.bodies).toEqual([{ model: 'Summit' }]));
    expect(await screen.findByRole('radio', { name: 'Campervan' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(saved.bodies).toHaveLength(1);
  });

  test('loses the model with the brand that it was of', async () => {
    answer('get', '/v4/brands/', someVehicleMakes());
    answer('get', '/v4/brands-models/', someBrandModels());
    answer('get', VEHICLE, { ...NEW, brand: 'Pössl', model: 'Summit 600' });
    const saved = answer('patch', VEHICLE, { ...NEW, etag: '"vehicle-2"', brand: 'Adria', model: '' });
    open('/onboarding/step/vehicle-properties?camper=1201');
    const brand = await screen.findByRole('combobox', { name: /^Converted by/ });
    await userEvent.clear(brand);
    await userEvent.type(brand, 'adria');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Model/ })).toHaveValue(''));
    await waitFor(() => expect(saved.bodies).toEqual([{ brand: 'adria', model: '' }]), { timeout: 3000 });
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

  test('that is typed in while it is saved was not changed elsewhere', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const versions = watchVersions();
    let respond = () => undefined as void;
    const held = new Promise<void>((resolve) => (respond = resolve));
    const saved = answer('patch', VEHICLE, async () => {
      await held;
      const [first, second] = saved.bodies as object[];
      return { ...NEW, ...first, ...second, etag: `"vehicle-${saved.bodies.length + 1}"` };
    });
    open('/onboarding/step/vehicle-properties?camper=1201');
    const model = await screen.findByRole('combobox', { name: /^Model/ });
    await userEvent.type(model, 'Summit');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(saved.bodies).toHaveLength(1));
    await userEvent.type(model, ' 600');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    respond();
    await waitFor(() => expect(saved.bodies).toEqual([{ model: 'Summit' }, { model: 'Summit 600' }]));
    expect(versions()).toEqual([NEW.etag, '"vehicle-2"']);
    expect(model).toBeVisible();
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

  test('has prices that are typed while they are saved', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const versions = watchVersions();
    const prices = somePriceDetails();
    answer('get', '/3/products/1201/prices-details/', prices);
    answer('get', '/3/products/1201/similar-prices/', someSimilarPrices());
    let respond = () => undefined as void;
    const held = new Promise<void>((resolve) => (respond = resolve));
    const saved = answer('patch', '/3/products/1201/prices-details/', async () => {
      await held;
      return { ...prices, price_low: '61.00', etag: `"${saved.bodies.length + 1}"` };
    });
    open('/onboarding/step/product-price?camper=1201');
    const low = await screen.findByRole('textbox', { name: 'Low season' });
    await userEvent.clear(low);
    await userEvent.type(low, '61');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(saved.bodies).toHaveLength(1));
    await userEvent.type(low, '5');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    respond();
    await waitFor(() => expect(saved.bodies).toHaveLength(2));
    expect(versions()).toEqual([prices.etag, '"2"']);
  });

  test('shows which steps are open, and leads to its camper', async () => {
    open('/onboarding/step/end?camper=1201');
    expect(await screen.findByRole('heading', { name: 'Some steps are still open' })).toBeVisible();
    const line = screen.getByRole('navigation', { name: 'Steps of your listing' });
    const done = aListingProgress({ publishable: false }).steps.filter(({ is_done }) => is_done);
    expect(line.querySelectorAll('[data-done]')).toHaveLength(done.length);
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
