import { screen, waitFor, within } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire, type RenderedScreen } from '@campavia/testing';

import { aDraft, openFunnel } from '../../../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const STEP = '/campers/1201/request/7001/user-details';
const filled = {
  driver_born_on: '1988-04-12',
  driver_licence_since: '2008-06-01',
  licence_type: 'B',
} as const;
const TOO_YOUNG = /start at 21 years. On 1\sNov\s2027 this driver is 19 years old/;
const TOO_NEW = /a licence held for 3 years. On 1\sNov\s2027 it is less than a year/;

const box = (name: string) => screen.findByRole('textbox', { name });
const since = () => screen.findByLabelText(/Licence held since/);
const next = () => screen.getByRole('button', { name: 'Continue' });

/** Opens the step and enters the driver. */
async function open(born: [string, string, string], licence: string) {
  const kept = answer('patch', '/v4/bookings-guest/7001/', aDraft(filled));
  const { user } = openFunnel(STEP, { booking: aDraft() });
  for (const [name, text] of [
    ['Day', born[0]],
    ['Month', born[1]],
    ['Year', born[2]],
  ] as const) {
    await write(user, await box(name), text);
  }
  await write(user, await since(), licence);
  return { user, kept };
}

async function write(user: RenderedScreen['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('a driver too young for every insurance is informed as soon as the birthday is entered', async () => {
  await open(['1', '5', '2008'], '2024-06-01');
  expect(await screen.findByText(TOO_YOUNG)).toBeVisible();
  expect(screen.queryByText(/a licence held for/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a licence that is too new as well is reported at its field, and continuing is refused with both', async () => {
  const { user, kept } = await open(['1', '5', '2008'], '2027-01-02');
  expect(await screen.findByText(TOO_YOUNG)).toBeVisible();
  expect(screen.getByText(TOO_NEW)).toBeVisible();
  expect(screen.getByText(/Does somebody else drive/)).toBeVisible();
  expect(screen.getByText(/From 2 Jan 2030 on this driver is covered/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose other dates' })).not.toBeInTheDocument();
  await user.click(next());
  const list = await screen.findByRole('alert');
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(TOO_YOUNG);
  expect(await since()).toHaveAccessibleDescription(TOO_NEW);
  // Shown in the error list and at its field, and nowhere else.
  expect(screen.getAllByText(TOO_YOUNG)).toHaveLength(2);
  expect(await since()).toHaveValue('2027-01-02');
  expect(window.location.pathname).toMatch(/user-details$/);
  // After leaving and coming back it is as typed.
  await waitFor(() => expect(kept.bodies.at(-1)).toMatchObject({ driver_born_on: '2008-05-01' }), {
    timeout: 3000,
  });
});

test('with another driver it continues', async () => {
  const { user } = await open(['1', '5', '2008'], '2026-06-01');
  await user.click(next());
  expect(await screen.findByRole('alert')).toBeVisible();
  await write(user, await box('Year'), '1988');
  expect(screen.queryByText(/Does somebody else drive/)).toBeVisible();
  await write(user, await since(), '2008-06-01');
  await waitFor(() => expect(screen.queryByText(/Does somebody else drive/)).not.toBeInTheDocument());
  answer('get', '/3/users/me/', aMe());
  answer('patch', '/3/users/me/', aMe());
  await user.click(next());
  await waitFor(() => expect(window.location.pathname).toMatch(/travel-details$/));
});

test('a driver who is old enough a little later can choose other dates', async () => {
  await open(['2', '11', '2006'], '2024-06-01');
  expect(await screen.findByText(/From 2 Nov 2027 on this driver is covered/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Choose other dates' });
  expect(link).toHaveAttribute('href', '/en-ie/campers/1201');
});

test('saved data is validated as soon as the page is rendered', async () => {
  openFunnel(STEP, { booking: aDraft({ ...filled, driver_born_on: '2008-05-01' }) });
  expect(await screen.findByText(TOO_YOUNG)).toBeVisible();
});

test('while the insurances fail to load, no driver is refused', async () => {
  answer('get', '/3/insurance/', { detail: 'Later' }, { status: 500 });
  const { user } = await open(['1', '5', '2008'], '2027-01-02');
  answer('get', '/3/users/me/', aMe());
  await user.click(next());
  await waitFor(() => expect(window.location.pathname).toMatch(/travel-details$/));
});

test('a phone number without country code gets an example of this country', async () => {
  const { user } = openFunnel(STEP, { booking: aDraft(filled), me: { phone: null } });
  await user.type(await screen.findByLabelText(/Mobile phone/), '0851234567');
  await user.click(next());
  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent(/country code, like \+353 85/);
});
