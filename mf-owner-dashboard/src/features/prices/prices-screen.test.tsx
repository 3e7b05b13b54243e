import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnCamper, aPriceExample, somePriceDetails, someSimilarPrices } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const PATH = '/d/campers/1201/prices';
const PRICES = '/3/products/1201/prices-details/';
const OPTIONS = '/3/products/1201/options/';
const EXAMPLE = `${PRICES}example/`;

beforeEach(() => {
  answer('get', '/3/products/1201/', anOwnCamper());
  answer('get', PRICES, somePriceDetails());
  answer('get', '/3/products/1201/similar-prices/', someSimilarPrices());
  answer('post', EXAMPLE, aPriceExample());
});

const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('shows the prices, an example, and the prices of similar campers', async () => {
  openCampers(PATH);
  expect(await field('High, a day')).toHaveValue('115');
  expect(await field('Each kilometre beyond the package')).toHaveValue('0.20');
  expect(screen.getByText('Similar campers nearby ask €104 to €128.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Transfer' })).toBeChecked();
  const example = within(await screen.findByRole('complementary'));
  expect(example.getByRole('heading', { name: '7 days in July' })).toBeVisible();
  expect(await example.findByText('€718.20')).toBeVisible();
  expect(example.getByText('was €688.27')).toBeVisible();
});

test('changes are counted, sent with their entity tag, and saved', async () => {
  const sent = answer('patch', PRICES, somePriceDetails({ etag: '"2"', price_high: '120.50' }));
  openCampers(PATH);
  await type('High, a day', '120,50');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cash' }));
  expect(screen.getByText('2 changes')).toBeVisible();
  await save();
  await waitFor(() =>
    expect(sent.bodies).toEqual([{ price_high: '120.50', deposit_mean: ['card', 'transfer', 'cash'] }]),
  );
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(await field('High, a day')).toHaveValue('120.50');
});

test('what is typed while the prices are saved stays, and is saved next', async () => {
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const saved = somePriceDetails({ etag: '"2"', price_high: '120.00' });
  const first = answer('patch', PRICES, () => held.then(() => saved));
  openCampers(PATH);
  await type('High, a day', '120');
  await save();
  await waitFor(() => expect(first.bodies).toHaveLength(1));
  await type('Deposit', '1700');
  respond();
  expect(await screen.findByText('1 change')).toBeVisible();
  await screen.findByRole('button', { name: 'Save', busy: false });
  expect(await field('Deposit')).toHaveValue('1700');
  expect(await field('Deposit')).toHaveFocus();
  const next = answer('patch', PRICES, { ...saved, etag: '"3"', deposit: '1700.00' });
  await save();
  await waitFor(() => expect(next.bodies).toEqual([{ deposit: '1700' }]));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});

test('typed values are restored after the Back button, and dropped after confirmation', async () => {
  const first = openCampers(PATH);
  await type('High, a day', '120,50');
  window.history.replaceState(null, '', '/en-ie/d/campers');
  first.unmount();
  openCampers(PATH);
  expect(await field('High, a day')).toHaveValue('120,50');
  expect(screen.getByText('1 change')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/calendar$/));
  openCampers(PATH);
  expect(await field('High, a day')).toHaveValue('115');
});

test('an invalid number stays in its field, and the example keeps the last valid one', async () => {
  const asked = answer('post', EXAMPLE, aPriceExample());
  openCampers(PATH);
  await type('Booked 60 days ahead', '55');
  await save();
  const early = await field('Booked 60 days ahead');
  expect(early).toHaveValue('55');
  expect(early).toHaveAccessibleDescription(/Enter at most 50\./);
  await type('High, a day', '120');
  await waitFor(() => expect(asked.bodies.at(-1)).toMatchObject({ price_high: '120' }));
  expect(asked.bodies.some((body) => 'discount_early' in (body as object))).toBe(false);
});

test('an error of the api is shown at its field', async () => {
  answer('patch', PRICES, { min_days: ['Enter 30 or less.'] }, { status: 400 });
  openCampers(PATH);
  await type('Trips take at least', '20');
  await save();
  await waitFor(async () =>
    expect(await field('Trips take at least')).toHaveAccessibleDescription(/Enter 30 or less/),
  );
});

describe('after a concurrent edit in another tab', () => {
  const stale = (current: object) =>
    answer('patch', PRICES, { code: 'edited_meanwhile', detail: 'Changed.', current }, { status: 412 });

  test('both values are shown, and one of each is chosen', async () => {
    stale(somePriceDetails({ etag: '"2"', price_high: '118.00', deposit: '1600.00' }));
    openCampers(PATH);
    await type('High, a day', '120');
    await type('Deposit', '1700');
    await save();
    const pair = within(await screen.findByRole('group', { name: 'High season, a day' }));
    expect(pair.getByRole('radio', { name: 'Yours €120.00' })).toBeChecked();
    await userEvent.click(pair.getByRole('radio', { name: 'Saved meanwhile €118.00' }));
    const sent = answer('patch', PRICES, somePriceDetails({ etag: '"3"', deposit: '1700.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(sent.bodies).toEqual([{ deposit: '1700' }]));
    expect(await screen.findByText('Everything is saved')).toBeVisible();
  });

  test('all values of the other tab can be taken', async () => {
    stale(somePriceDetails({ etag: '"2"', price_high: '118.00' }));
    openCampers(PATH);
    await type('High, a day', '120');
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: 'Saved meanwhile €118.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
    await waitFor(async () => expect(await field('High, a day')).toHaveValue('118'));
    expect(screen.getByText('Everything is saved')).toBeVisible();
  });

  test('of other fields, typed values stay and are saved next', async () => {
    stale(somePriceDetails({ etag: '"2"', price_low: '62.00' }));
    openCampers(PATH);
    await type('High, a day', '120');
    await save();
    await waitFor(() => expect(screen.queryByRole('group', { name: /season, a day/ })).toBeNull());
    expect(await field('High, a day')).toHaveValue('120');
    expect(screen.getByText('1 change')).toBeVisible();
  });
});

describe('extras', () => {
  test('are added, changed and removed separately', async () => {
    const { options } = somePriceDetails();
    const added = answer('post', OPTIONS, somePriceDetails({ etag: '"2"' }));
    openCampers(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Add an extra' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      /Enter a number/,
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(added.bodies).toEqual([
        { code: 'bedding', recurrence: 'booking', unit_price: '12', max_quantity: 1 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const removed = answer('delete', OPTIONS, somePriceDetails({ etag: '"3"', options: options.slice(1) }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bikes' }));
    await waitFor(() => expect(removed.urls.at(-1)?.search).toBe('?option_id=31'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Bikes' })).toBeNull());
  });

  test('keep typed prices as they are', async () => {
    answer('delete', OPTIONS, somePriceDetails({ etag: '"2"', options: [] }));
    openCampers(PATH);
    await type('High, a day', '120');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kayak' }));
    expect(await screen.findByText('You offer no extras yet.')).toBeVisible();
    expect(await field('High, a day')).toHaveValue('120');
    expect(screen.getByText('1 change')).toBeVisible();
  });
});
