import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnCamper, somePreferences } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../../test/open-campers';

fixClock();
setUpWire();

const PATH = '/d/campers/1201/settings';
const PREFERENCES = '/3/products/1201/update/preferences/';

beforeEach(() => {
  answer('get', '/3/products/1201/', anOwnCamper());
  answer('get', PREFERENCES, somePreferences());
});

const group = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('shows the rental preferences', async () => {
  openCampers(PATH);
  expect((await group('Pets')).getByRole('radio', { name: 'Allowed' })).toBeChecked();
  expect((await group('Weekdays')).getByRole('checkbox', { name: /sunday/i })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Instant booking' })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Last return' })).toHaveTextContent('12 months ahead');
  expect(screen.getByText(/25 December 2027/)).toBeVisible();
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('changes are sent: pets together with smoking and abroad', async () => {
  const sent = answer('patch', PREFERENCES, somePreferences({ etag: '"2"', pets_allowed: 'NOT_ALLOWED' }));
  openCampers(PATH);
  await userEvent.click((await group('Pets')).getByRole('radio', { name: 'Not allowed' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'First pick-up' }));
  await userEvent.click(screen.getByRole('option', { name: '3 days ahead' }));
  expect(screen.getByText('2 changes')).toBeVisible();
  await save();
  await waitFor(() =>
    expect(sent.bodies).toEqual([
      {
        pets_allowed: 'NOT_ALLOWED',
        smoking_allowed: 'NOT_ALLOWED',
        abroad_allowed: 'ON_DEMAND',
        min_future_days: 3,
      },
    ]),
  );
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});

test('days without hand-over are added and removed', async () => {
  const sent = answer('patch', PREFERENCES, somePreferences({ etag: '"2"', closed_dates: ['2027-12-24'] }));
  openCampers(PATH);
  const day = await screen.findByLabelText('A single day');
  await userEvent.type(day, '2020-01-01{Enter}');
  expect(day).toHaveAccessibleDescription(/Choose a day from today on/);
  await userEvent.clear(day);
  await userEvent.type(day, '2027-12-24');
  await userEvent.click(screen.getByRole('button', { name: 'Add this day' }));
  expect(day).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: /Remove .*25/ }));
  await save();
  await waitFor(() => expect(sent.bodies).toEqual([{ closed_dates: ['2027-12-24'] }]));
});

test('after a concurrent edit in another tab, one value of each is chosen', async () => {
  const current = somePreferences({ etag: '"2"', pets_allowed: 'NOT_ALLOWED' });
  answer('patch', PREFERENCES, { code: 'edited_meanwhile', detail: 'Changed.', current }, { status: 412 });
  openCampers(PATH);
  await userEvent.click((await group('Pets')).getByRole('radio', { name: 'Guests ask first' }));
  await save();
  await userEvent.click(await screen.findByRole('radio', { name: 'Saved meanwhile Not allowed' }));
  const sent = answer('patch', PREFERENCES, current);
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(screen.getByText('Everything is saved')).toBeVisible());
  expect((await group('Pets')).getByRole('radio', { name: 'Not allowed' })).toBeChecked();
  expect(sent.bodies.every((body) => !('pets_allowed' in (body as object)))).toBe(true);
});

test('an error of the api is shown at its field', async () => {
  answer('patch', PREFERENCES, { closed_weekdays: ['Leave one weekday.'] }, { status: 400 });
  openCampers(PATH);
  const weekdays = await group('Weekdays');
  const monday = weekdays.getByRole('checkbox', { name: /monday/i });
  await userEvent.click(monday);
  await save();
  await waitFor(() => expect(monday).toHaveAccessibleDescription(/Leave one weekday/));
  expect(monday).toBeChecked();
});

test('publication can be changed even if the preferences fail to load', async () => {
  answer('get', PREFERENCES, { detail: 'No.', code: 'unknown' }, { status: 500 });
  openCampers(PATH);
  expect(await screen.findByRole('heading', { name: 'The settings could not be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Publication' })).toBeVisible();
});
