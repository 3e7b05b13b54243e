import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { http, provideHttp, type Http } from '@campavia/api-client/core';
import { answer, setUpWire } from '@campavia/testing';

import { aDraft, openFunnel } from '../../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const INSTANT = '/campers/1201/instant-request/7001';
const instant = aDraft({ is_instant: true });
const driven = aDraft({
  is_instant: true,
  driver_born_on: '1988-04-12',
  driver_licence_since: '2008-06-01',
  licence_type: 'B',
});
/** The pause after typing, and an answer. */
const SOON = { timeout: 3000 };

const leave = () => screen.findByRole('link', { name: 'Save and leave' });
const isAtTrips = () => waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/trips'));

test('details of the trip that were just entered are saved before the user leaves', async () => {
  const calls = answer('patch', '/v4/bookings-guest/7001/', driven);
  const { user } = openFunnel(`${INSTANT}/travel-details`, { booking: driven });
  await user.selectOptions(await screen.findByLabelText(/Purpose of the trip/), 'A sports event');
  await user.selectOptions(screen.getByLabelText(/How many/), '4 travellers');
  await user.click(screen.getByLabelText(/Your message/));
  await user.paste('We are two.');
  await user.click(await leave());
  await isAtTrips();
  expect(calls.bodies.at(-1)).toEqual({ purpose: 'SPORT_EVENT', travelers: 4, message: 'We are two.' });
});

test('nothing is sent when nothing has changed', async () => {
  const calls = answer('patch', '/v4/bookings-guest/7001/', driven);
  const { user } = openFunnel(`${INSTANT}/travel-details`, { booking: driven });
  await screen.findByLabelText(/Purpose of the trip/);
  await user.click(await leave());
  await isAtTrips();
  expect(calls.bodies).toEqual([]);
});

test('leaving waits at most a few seconds if saving fails, and typed input stays in the tab', async () => {
  openFunnel(`${INSTANT}/travel-details`, { booking: driven });
  const purpose = await screen.findByLabelText(/Purpose of the trip/);
  const link = await leave();
  const wire = http();
  let answerLate = () => undefined as void;
  const late = new Promise((resolve) => (answerLate = () => resolve(driven)));
  provideHttp({ ...wire, patch: () => late } as unknown as Http);
  jest.useFakeTimers();
  try {
    fireEvent.input(purpose, { target: { value: 'SPORT_EVENT' } });
    fireEvent.click(link);
    expect(link).toHaveTextContent('Saving');
    expect(window.location.pathname).toMatch(/travel-details$/);
    await act(() => jest.advanceTimersByTimeAsync(4000));
  } finally {
    jest.useRealTimers();
  }
  await isAtTrips();
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('SPORT_EVENT');
  provideHttp(wire);
  answerLate();
});

describe('driver details', () => {
  const LICENCE = /Licence held since/;

  test('each valid date is saved separately; names and phone are saved with the step', async () => {
    const calls = answer('patch', '/v4/bookings-guest/7001/', {
      ...instant,
      driver_licence_since: '2008-06-01',
    });
    const { user } = openFunnel(`${INSTANT}/user-details`, { booking: instant });
    await user.type(await screen.findByLabelText(LICENCE), '2008-06-01');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Walsh');
    await user.clear(screen.getByRole('textbox', { name: 'Year' }));
    await waitFor(() => expect(calls.bodies).toEqual([{ driver_licence_since: '2008-06-01' }]), SOON);
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('Walsh');
  });

  test('a licence date before the minimum age is not saved, and the reason is shown', async () => {
    const calls = answer('patch', '/v4/bookings-guest/7001/', instant);
    const { user } = openFunnel(`${INSTANT}/user-details`, { booking: instant });
    await user.type(await screen.findByLabelText(LICENCE), '1990-01-01');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: /older than the driver’s age allows/ })).toBeVisible();
    expect(screen.getByLabelText(LICENCE)).toHaveAccessibleDescription(/older than the driver’s age allows/);
    await user.click(await leave());
    await isAtTrips();
    expect(calls.bodies).toEqual([]);
  });

  test('the reason for a refusal by the api is shown at once', async () => {
    const fields = { driver_licence_since: ['Check both dates.'] };
    const { user } = openFunnel(`${INSTANT}/user-details`, { booking: instant });
    const field = await screen.findByLabelText(LICENCE);
    answer('patch', '/v4/bookings-guest/7001/', fields, { status: 400 });
    await user.type(field, '2008-06-01');
    expect(await screen.findByText(/Not saved as it is/, {}, SOON)).toBeVisible();
    expect(screen.getByText('Check both dates.')).toBeVisible();
  });
});
