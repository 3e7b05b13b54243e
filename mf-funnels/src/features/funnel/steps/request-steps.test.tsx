import { screen, waitFor, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import { aBooking, aBookingPrice, someInsuranceChoices } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { aDraft, aFullDraft, answerAfterBooking, openFunnel } from '../../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const at = (step: string) => `/campers/1201/request/7001/${step}`;
const isAt = (step: string) => waitFor(() => expect(window.location.pathname).toBe(`/en-ie${at(step)}`));
/** The pause after typing, and an answer. */
const SOON = { timeout: 3000 };
const driven: Partial<GuestBooking> = {
  driver_born_on: '1988-04-12',
  driver_licence_since: '2008-06-01',
  licence_type: 'B',
};

const IN_TWO = {
  price_2x_first: '269.85',
  price_2x_second: '269.85',
  second_payment_date: '2027-10-02',
};

test('purpose and travellers are saved', async () => {
  answer('get', '/3/insurance/', someInsuranceChoices());
  const calls = answer('patch', '/v4/bookings-guest/7001/', aDraft({ ...driven, purpose: 'OTHER' }));
  const { user } = openFunnel(at('travel-details'), { booking: aDraft(driven) });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: /Choose the purpose of the trip/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Purpose of the trip/), 'A sports event');
  await user.selectOptions(screen.getByLabelText(/How many/), '4 travellers');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await isAt('insurance');
  // Choices may have been saved separately before.
  expect(Object.assign({}, ...calls.bodies)).toEqual({ purpose: 'SPORT_EVENT', travelers: 4 });
});

describe('insurance', () => {
  test('choices are priced at once, and the price shows that', async () => {
    answer('get', '/3/insurance/', someInsuranceChoices());
    const { user } = openFunnel(at('insurance'), { booking: aFullDraft() });
    const reinforced = await screen.findByRole('radio', { name: 'Reinforced insurance' });
    const price = aBookingPrice({ insurance_id: 2, price: '595.70' });
    const calls = answer('patch', '/3/my-requests/7001/prices/', price);
    await user.click(reinforced);
    expect(await screen.findByText('€595.70')).toBeVisible();
    expect(reinforced).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Cancellation insurance/ }));
    await waitFor(() => expect(calls.bodies).toEqual([{ insurance_id: 2 }, { cancel_insurance: true }]));
  });

  test('an unavailable cover leaves everything as it was', async () => {
    answer('get', '/3/insurance/', someInsuranceChoices());
    const refusal = { detail: 'Later', code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' };
    answer('patch', '/3/my-requests/7001/prices/', refusal, { status: 503 });
    const { user } = openFunnel(at('insurance'), { booking: aFullDraft() });
    await user.click(await screen.findByRole('checkbox', { name: /Rental cover/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/is not available right now/);
    expect(screen.getByText('€539.70')).toBeVisible();
  });

  test('while the rental cover is unavailable the insurances can be chosen', async () => {
    const away = { detail: 'Later', code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' };
    answer('get', '/3/insurance/', away, { status: 503 });
    answer('get', '/3/insurance/similar/none/', { choices: someInsuranceChoices().choices });
    const price = aBookingPrice();
    const offers = { ...price.offers, rental_cover: null, rental_cover_per_day: null };
    openFunnel(at('insurance'), { booking: aFullDraft(), price: { ...price, offers } });
    expect(await screen.findByRole('radio', { name: 'Reinforced insurance' })).toBeEnabled();
    expect(await screen.findByText(/rental cover is not available right now/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Rental cover/ })).not.toBeInTheDocument();
  });

  describe('an insurance that does not accept the driver', () => {
    const ofTwentyTwo = { driver_born_on: '2005-11-01' };

    test('says so, and cannot be chosen', async () => {
      openFunnel(at('insurance'), { booking: aFullDraft(ofTwentyTwo) });
      expect(await screen.findByText(/For drivers of 23 years/)).toBeVisible();
      expect(screen.getByRole('radio', { name: 'Reinforced insurance' })).toBeDisabled();
      expect(screen.getByRole('radio', { name: 'Standard insurance' })).toBeEnabled();
      expect(screen.queryByText(/For drivers of 21 years/)).not.toBeInTheDocument();
    });

    test('is replaced by the default one if it was chosen before, with a notice', async () => {
      const calls = answer('patch', '/3/my-requests/7001/prices/', aBookingPrice({ insurance_id: 1 }));
      const price = aBookingPrice({ insurance_id: 2, is_frozen: false });
      openFunnel(at('insurance'), { booking: aFullDraft(ofTwentyTwo), price });
      expect(
        await screen.findByText(/Reinforced insurance: does not cover this driver. Chosen now: Standard/),
      ).toBeVisible();
      expect(screen.getByRole('radio', { name: 'Standard insurance' })).toBeChecked();
      expect(calls.bodies).toEqual([{ insurance_id: 1 }]);
    });
  });
});

test('a message is saved while typing, and is required', async () => {
  const kept = aFullDraft({ message: 'We are two.' });
  const calls = answer('patch', '/v4/bookings-guest/7001/', kept);
  const { user } = openFunnel(at('message-owner'), { booking: aFullDraft({ message: null }) });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: /a line or two/ })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'We are two.');
  await waitFor(() => expect(calls.bodies).toEqual([{ message: 'We are two.' }]), { timeout: 3000 });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await isAt('summary');
});

test('a message that fails to save is reported, stays, and is saved later', async () => {
  const failing = answer('patch', '/v4/bookings-guest/7001/', {}, { status: 503 });
  const { user, unmount } = openFunnel(at('message-owner'), { booking: aFullDraft({ message: null }) });
  const field = () => screen.findByRole('textbox', { name: /Your message/ });
  await user.type(await field(), 'We are two.');
  expect(await screen.findByText(/Not saved just now. What you entered stays here/, {}, SOON)).toBeVisible();
  expect(failing.bodies).toEqual([{ message: 'We are two.' }]);
  unmount();
  const again = openFunnel(at('message-owner'), { booking: aFullDraft({ message: null }) });
  expect(await field()).toHaveValue('We are two.');
  await again.user.type(await field(), ' And a dog.');
  const retry = await screen.findByRole('button', { name: 'Try again now' }, SOON);
  const kept = answer('patch', '/v4/bookings-guest/7001/', aFullDraft({ message: 'We are two. And a dog.' }));
  await again.user.click(retry);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
  expect(kept.bodies).toEqual([{ message: 'We are two. And a dog.' }]);
});

describe('before sending', () => {
  test('all data is shown again, each line with a link back to it', async () => {
    openFunnel(at('summary'), { booking: aFullDraft() });
    expect(await screen.findByText(/Holidays for two/)).toBeVisible();
    expect(screen.getByText(/Standard insurance/, { selector: 'dd' })).toBeVisible();
    const change = screen.getByRole('link', { name: 'Change: Trip' });
    expect(change).toHaveAttribute('href', `/en-ie${at('travel-details')}`);
  });

  test('it is sent once, however often one clicks, and the change is published', async () => {
    answerAfterBooking();
    const { user, changed } = openFunnel(at('summary'), { booking: aFullDraft() });
    const calls = answer('patch', '/v4/bookings-guest/7001/validate/', aBooking());
    const send = await screen.findByRole('button', { name: 'Send the request to Camille' });
    answer('get', '/v4/bookings-guest/7001/', aBooking());
    for (const beside of ['/3/docs/guest/41/', '/3/insurance/standard/', '/3/products/1201/similar/']) {
      answer('get', beside, { detail: 'Later' }, { status: 500 });
    }
    await user.dblClick(send);
    await isAt('success');
    expect(await screen.findByRole('heading', { name: 'Camille has your request' })).toBeVisible();
    expect(calls.bodies).toHaveLength(1);
    expect(changed).toEqual([{ bookingId: 7001, state: 'VALIDATED' }]);
    expect(screen.getByText(/By .*16 March/)).toBeVisible();
  });

  test('nothing is sent at another price than the shown one: the new price is shown first', async () => {
    const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
    const send = await screen.findByRole('button', { name: /Send the request/ });
    const changed = { detail: 'The price has changed meanwhile.', code: 'price_changed', price: '601.20' };
    const calls = answer('patch', '/v4/bookings-guest/7001/validate/', changed, { status: 409 });
    answer('get', '/3/my-requests/7001/prices/', aBookingPrice({ price: '601.20' }));
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed meanwhile.');
    expect(calls.bodies).toEqual([{ price: '539.70' }]);
    await waitFor(() => expect(screen.getAllByText('€601.20').length).toBeGreaterThan(0));
  });

  test('a camper that was taken meanwhile is reported, and nothing is lost', async () => {
    const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
    answer('patch', '/v4/bookings-guest/7001/validate/', { __all__: ['107'] }, { status: 400 });
    await user.click(await screen.findByRole('button', { name: /Send the request/ }));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent(/has just been taken for these dates/);
    expect(failure).toHaveFocus();
    const similar = within(failure).getByRole('link', { name: /similar ones that are free/ });
    expect(similar).toHaveAttribute('href', expect.stringContaining('date_from=2027-11-01'));
    expect(screen.getByText(/Holidays for two/)).toBeVisible();
  });
});

test('two payments are shown in the price with their days', async () => {
  openFunnel(at('summary'), { booking: aFullDraft(), price: aBookingPrice(IN_TWO) });
  const halves = await screen.findByRole('group', { name: 'Or in two payments' });
  expect(halves).toHaveTextContent(/When you pay€269.85.*2 Oct 2027€269.85/);
});

test('required data cannot be skipped', async () => {
  openFunnel(at('summary'), { booking: aDraft(driven) });
  await isAt('travel-details');
});

test('the step line marks the current step, and links back', async () => {
  openFunnel(at('message-owner'), { booking: aFullDraft() });
  const steps = await screen.findByRole('navigation', { name: 'Steps of the booking' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(7);
  expect(within(steps).getByText('Message').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(steps).getByRole('link', { name: 'Trip' })).toBeVisible();
});

test('an invalid coupon is reported at its field, and a valid one lowers the price', async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  await user.click(await screen.findByText('Have a coupon code?'));
  answer(
    'patch',
    '/3/my-requests/7001/prices/',
    { coupon_code: ['This code does not exist.'] },
    { status: 400 },
  );
  await user.type(screen.getByLabelText('Coupon code'), 'nonsense{Enter}');
  expect(await screen.findByText('This code does not exist.')).toBeVisible();
  expect(screen.getByText('€539.70')).toBeVisible();
  const lower = aBookingPrice({ price: '489.70', coupon_code: 'SPRING50' });
  answer('patch', '/3/my-requests/7001/prices/', lower);
  await user.clear(screen.getByLabelText('Coupon code'));
  await user.type(screen.getByLabelText('Coupon code'), 'spring50{Enter}');
  expect(await screen.findByText('€489.70')).toBeVisible();
});

test('a coupon that could not be removed is reported, and stays', async () => {
  const price = aBookingPrice({ coupon_code: 'SPRING50' });
  const { user, platform } = openFunnel(at('summary'), { booking: aFullDraft(), price });
  const events: unknown[] = [];
  platform.events.subscribe('failure.shown', ({ entries }) => events.push(...entries));
  answer('patch', '/3/my-requests/7001/prices/', { detail: 'Later' }, { status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Remove the code' }));
  await waitFor(() =>
    expect(events).toEqual([{ text: expect.stringMatching(/choice was not saved/) as string }]),
  );
  expect(screen.getByText('SPRING50')).toBeVisible();
});

test('an unknown step is a 404', async () => {
  openFunnel(at('payment'), { booking: aFullDraft() });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});
