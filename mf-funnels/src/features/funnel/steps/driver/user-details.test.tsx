import { screen, waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire, type RenderedScreen } from '@campavia/testing';

import { aDraft, openFunnel } from '../../../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const STEP = '/campers/1201/request/7001/user-details';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const next = () => screen.getByRole('button', { name: 'Continue' });

async function fillIn(user: RenderedScreen['user']) {
  await user.type(await screen.findByLabelText(/Licence held since/), '2008-06-01');
}

test('known data is not asked again, and missing data is saved to profile or booking', async () => {
  const draft = aDraft();
  const filled = aDraft({
    driver_born_on: '1988-04-12',
    driver_licence_since: '2008-06-01',
    licence_type: 'B',
  });
  const driver = answer('patch', '/v4/bookings-guest/7001/', filled);
  const { user } = openFunnel(STEP, { booking: draft });
  await fillIn(user);
  expect(field('First name')).toHaveValue('Camille');
  expect(field('Year')).toHaveValue('1988');
  const profile = answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe());
  await user.click(next());
  await waitFor(() => expect(window.location.pathname).toMatch(/\/travel-details$/));
  expect(driver.bodies.at(-1)).toEqual({
    driver_born_on: '1988-04-12',
    driver_licence_since: '2008-06-01',
    licence_type: 'B',
  });
  expect(profile.bodies).toEqual([]);
});

test('missing data is listed with links to its fields', async () => {
  const { user } = openFunnel(STEP, { booking: aDraft(), me: { phone: null } });
  await user.clear(await screen.findByRole('textbox', { name: 'Last name' }));
  await user.click(next());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  await user.click(screen.getByRole('link', { name: /Enter your last name/ }));
  expect(field('Last name')).toHaveFocus();
  expect(screen.getByRole('link', { name: /mobile number/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /day of issue/ })).toBeVisible();
});

test('errors of the api are shown at their fields, and nothing typed is lost', async () => {
  const text = 'The driver must be at least 18.';
  answer('patch', '/v4/bookings-guest/7001/', { driver_born_on: [text] }, { status: 400 });
  const { user } = openFunnel(STEP, { booking: aDraft() });
  await fillIn(user);
  await user.click(next());
  expect(await screen.findByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText(/Licence held since/)).toHaveValue('2008-06-01');
});

test('typed and unsent input is there after a reload, until it is saved', async () => {
  answer('patch', '/v4/bookings-guest/7001/', {}, { status: 503 });
  const { user, unmount } = openFunnel(STEP, { booking: aDraft() });
  await fillIn(user);
  await user.clear(field('Last name'));
  await user.type(field('Last name'), 'Walsh');
  await user.selectOptions(screen.getByLabelText(/Driving licence/), 'C');
  unmount();
  const again = openFunnel(STEP, { booking: aDraft() });
  expect(await screen.findByLabelText(/Licence held since/)).toHaveValue('2008-06-01');
  expect(field('Last name')).toHaveValue('Walsh');
  expect(screen.getByLabelText(/Driving licence/)).toHaveValue('C');
  const filled = { driver_born_on: '1988-04-12', driver_licence_since: '2008-06-01' };
  answer('patch', '/v4/bookings-guest/7001/', aDraft({ ...filled, licence_type: 'C' }));
  answer('patch', '/3/users/me/', aMe());
  answer('get', '/3/users/me/', aMe());
  await again.user.click(next());
  await waitFor(() => expect(window.location.pathname).toMatch(/\/travel-details$/));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Walsh');
});

test('an unverified phone number is verified before continuing', async () => {
  const uncertified = { phone_certified: false };
  const filled = aDraft({
    driver_born_on: '1988-04-12',
    driver_licence_since: '2008-06-01',
    licence_type: 'B',
  });
  answer('patch', '/v4/bookings-guest/7001/', filled);
  const { user } = openFunnel(STEP, { booking: aDraft(), me: uncertified });
  await fillIn(user);
  answer('patch', '/3/users/me/', aMe(uncertified));
  answer('get', '/3/users/me/', aMe(uncertified));
  await user.click(next());
  answer('get', '/3/certify-phone/', {
    certified: false,
    phone: '+33612345678',
    expires_at: '2027-03-10T10:00:00Z',
  });
  expect(await screen.findByRole('heading', { name: 'Is this phone number yours?' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456');
  const sent = answer('post', '/3/certify-phone/', {
    certified: true,
    phone: '+33612345678',
    expires_at: null,
  });
  answer('get', '/3/users/me/', aMe());
  await user.click(screen.getByRole('button', { name: 'Confirm and continue' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/travel-details$/));
  expect(sent.bodies).toEqual([{ code: '123456' }]);
});

test('after a reload the code already sent is still accepted, and no other one is sent', async () => {
  const uncertified = aMe({ phone: '+33612345678', phone_certified: false });
  const filled = aDraft({
    driver_born_on: '1988-04-12',
    driver_licence_since: '2008-06-01',
    licence_type: 'B',
  });
  answer('patch', '/v4/bookings-guest/7001/', filled);
  answer('patch', '/3/users/me/', uncertified);
  answer('get', '/3/users/me/', uncertified);
  const codes = answer('get', '/3/certify-phone/', {
    certified: false,
    phone: '+33612345678',
    expires_at: '2027-03-10T10:00:00Z',
  });
  const first = openFunnel(STEP, { booking: filled, me: uncertified });
  await first.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await first.user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await screen.findByRole('textbox', { name: 'Six-digit code' });
  first.unmount();

  const { user } = openFunnel(STEP, { booking: filled, me: uncertified });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: 'Six-digit code' })).toHaveFocus();
  expect(screen.getByText(/\+33612345678/)).toBeVisible();
  expect(codes.urls).toHaveLength(1);
});
