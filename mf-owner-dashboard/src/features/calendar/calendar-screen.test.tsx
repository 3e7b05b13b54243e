import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { aCalendarFeed, aCalendarPeriod, aMe, anOwnCamper } from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';

import { CalendarScreen } from './calendar-screen';

fixClock();
setUpWire();
jest.setTimeout(30_000);

const CAMPER = '/3/products/1201/';
const FEED = `${CAMPER}calendar-feed/`;
const PERIODS = `${CAMPER}calendar/periods/`;
const PRICES = `${CAMPER}calendar/prices/`;

beforeEach(() => {
  answer('get', CAMPER, anOwnCamper());
  answer('get', FEED, aCalendarFeed());
});

function open() {
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const routes = (
    <Routes>
      <Route path="/d/campers/:id/calendar" element={<CalendarScreen />} />
    </Routes>
  );
  return renderScreen(routes, {
    path: '/d/campers/1201/calendar',
    user: aMe({ is_owner: true }),
    platform: { addresses },
  });
}

const day = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const nameOf = (element: Element | null) =>
  element?.getAttribute('aria-label')?.replace(/[\u00a0\u202f]/g, ' ');
const saveButton = (name: string) => screen.getByRole('button', { name });

async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
}

test('a day names its price, its booking, why it is closed and that it has no hand-over', async () => {
  open();
  expect(nameOf(await day('Sunday 6 June 2027'))).toBe(
    'Sunday 6 June 2027, €60, Booked by Jonas, no pick-up or return',
  );
  expect(nameOf(await day('Monday 14 June 2027'))).toBe('Monday 14 June 2027, €60, Own use');
  expect(nameOf(await day('Wednesday 30 June 2027'))).toMatch(/Asked for by Maeve$/);
});

test('two clicks choose days, and their price and colour are saved', async () => {
  const { user } = open();
  const saved = answer('post', PRICES, {}, { status: 201 });
  await user.click(await day('Tuesday 22 June'));
  expect(screen.getByText('Now press the last day')).toBeInTheDocument();
  await user.click(await day('Friday 25 June'));
  expect(screen.queryByText('Now press the last day')).not.toBeInTheDocument();
  expect(screen.getByText('4 days chosen')).toBeVisible();
  const price = screen.getByLabelText('Price a day in EUR');
  expect(price).toHaveValue('90');
  expect(screen.getByLabelText('Orange')).toBeChecked();
  await user.clear(price);
  await user.type(price, '95,50');
  await user.click(screen.getByLabelText('Pink'));
  await user.click(saveButton('Save the price'));
  expect(await screen.findByText('The price is saved.')).toBeVisible();
  expect(saved.bodies.at(-1)).toEqual({
    date_from: '2027-06-22',
    date_to: '2027-06-25',
    price: '95.50',
    colour: 'pink',
  });
  expect(screen.getByRole('heading', { name: 'Choose days' })).toBeVisible();
});

test('the keyboard alone chooses days over the end of a month and closes them', async () => {
  const { user } = open();
  const closed = answer('post', PERIODS, aCalendarPeriod(), { status: 201 });
  (await day('Tuesday 1 June')).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(nameOf(document.activeElement)).toMatch(/^Wednesday 23 June/);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(nameOf(document.activeElement)).toMatch(/^Wednesday 7 July/);
  expect(screen.getByText(/15 days$/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Choose days' })).toBeVisible();
  await user.keyboard('{PageDown}{Home}{Enter}{ArrowRight}{Enter}');
  saveButton('Not for rent').focus();
  await user.keyboard('{Enter}');
  saveButton('Close these days').focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/^These days are closed/);
  expect(closed.bodies.at(-1)).toMatchObject({
    dates_0: '2027-08-02',
    dates_1: '2027-08-03',
    reason: 'PERSONAL_USE',
  });
});

test('on a phone the chosen days link to their form', async () => {
  const { user } = open();
  await user.click(await day('Tuesday 22 June'));
  await user.click(saveButton('Price or close'));
  expect(screen.getByRole('heading', { name: /22.Jun/ })).toHaveFocus();
});

test('taken days are named at the first field', async () => {
  const { user } = open();
  answer('post', PERIODS, { dates_0: ['Your camper is booked from 2 to 6 June.'] }, { status: 400 });
  await user.click(await day('Saturday 5 June'));
  await user.click(saveButton('Not for rent'));
  await user.click(saveButton('Close these days'));
  await waitFor(() =>
    expect(screen.getByLabelText('First day')).toHaveAccessibleDescription(/booked from 2 to 6 June/),
  );
  expect(screen.getByLabelText('First day')).toHaveValue('2027-06-05');
});

test('closed days are opened, and closed again with Undo', async () => {
  const { user } = open();
  answer('delete', `${PERIODS}71/`, null, { status: 204 });
  const closed = answer('post', PERIODS, aCalendarPeriod(), { status: 201 });
  await user.click(await day('Tuesday 15 June'));
  await user.click(saveButton('Open these days again'));
  expect(await screen.findByText(/These days are open again/)).toBeVisible();
  await user.click(saveButton('Undo'));
  await screen.findByText(/^These days are closed/);
  expect(closed.bodies.at(-1)).toMatchObject({ dates_0: '2027-06-14', dates_1: '2027-06-17' });
});

test('a week is copied onto the chosen days', async () => {
  const { user } = open();
  const copied = answer('post', `${PRICES}copy/`, { count: 0, next: null, previous: null, results: [] });
  await user.click(await day('Monday 21 June'));
  await user.click(await day('Sunday 27 June'));
  await user.click(saveButton('Copy a week'));
  expect(screen.getByLabelText('Any day of the week to copy')).toHaveValue('2027-06-14');
  await user.click(saveButton('Copy onto these days'));
  await screen.findByText('The prices of the week are copied.');
  expect(copied.bodies.at(-1)).toEqual({
    week: '2027-06-14',
    date_from: '2027-06-21',
    date_to: '2027-06-27',
  });
});

test('an invalid calendar address is reported at its field, and stays there', async () => {
  const { user } = open();
  const refused = answer(
    'post',
    `${CAMPER}ical-feed/`,
    { url: ['This address cannot be read.'] },
    { status: 400 },
  );
  await user.type(await screen.findByLabelText('Name'), 'Another site');
  const address = screen.getByLabelText('Address of the calendar');
  await user.type(address, 'http://169.254.169.254/calendar.ics');
  await user.click(saveButton('Follow this calendar'));
  expect(await screen.findByText('The calendar was not added')).toBeVisible();
  expect(address).toHaveAccessibleDescription(/This address cannot be read/);
  expect(address).toHaveValue('http://169.254.169.254/calendar.ics');
  expect(refused.bodies).toHaveLength(1);
});

test('typed days are shown in the calendar', async () => {
  const { user } = open();
  await day('Tuesday 22 June');
  await user.type(screen.getByLabelText('First day'), '2027-06-08');
  await user.type(screen.getByLabelText('Last day'), '2027-06-09');
  expect(await day('Wednesday 9 June')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 days chosen')).toBeVisible();
});

test('days typed over days of the calendar replace both of them', async () => {
  const { user } = open();
  const saved = answer('post', PRICES, {}, { status: 201 });
  await user.click(await day('Thursday 10 June'));
  await user.click(await day('Saturday 12 June'));
  await retype(user, 'First day', '2027-06-20');
  await retype(user, 'Last day', '2027-06-25');
  expect(screen.getByLabelText('First day')).toHaveValue('2027-06-20');
  expect(screen.getByText('6 days chosen')).toBeVisible();
  await retype(user, 'Price a day in EUR', '95');
  await user.click(saveButton('Save the price'));
  await screen.findByText('The price is saved.');
  expect(saved.bodies.at(-1)).toMatchObject({ date_from: '2027-06-20', date_to: '2027-06-25' });
});

test('closed days keep all their days when only the reason is changed', async () => {
  const { user } = open();
  const changed = answer('patch', `${PERIODS}71/`, aCalendarPeriod());
  await user.click(await day('Tuesday 15 June'));
  expect(screen.getByLabelText('First day')).toHaveValue('2027-06-14');
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(screen.getByRole('option', { name: 'Breakdown' }));
  await user.click(saveButton('Save the change'));
  await screen.findByText('The closed days are changed.');
  expect(changed.bodies.at(-1)).toMatchObject({
    dates_0: '2027-06-14',
    dates_1: '2027-06-17',
    reason: 'BREAKDOWN',
  });
});

test('closed days grow when days around them are chosen in the calendar', async () => {
  const { user } = open();
  const changed = answer('patch', `${PERIODS}71/`, aCalendarPeriod());
  await user.click(await day('Monday 14 June'));
  await user.click(await day('Sunday 20 June'));
  await user.click(saveButton('Save the change'));
  await screen.findByText('The closed days are changed.');
  expect(changed.bodies.at(-1)).toMatchObject({ dates_0: '2027-06-14', dates_1: '2027-06-20' });
});

test('closed days that are all chosen are shortened by typing', async () => {
  const { user } = open();
  const changed = answer('patch', `${PERIODS}71/`, aCalendarPeriod());
  await user.click(await day('Monday 14 June'));
  await user.click(await day('Thursday 17 June'));
  await retype(user, 'First day', '2027-06-16');
  await user.click(saveButton('Save the change'));
  await screen.findByText('The closed days are changed.');
  expect(changed.bodies.at(-1)).toMatchObject({ dates_0: '2027-06-16', dates_1: '2027-06-17' });
});

test('closed days are moved by typing other days', async () => {
  const { user } = open();
  const changed = answer('patch', `${PERIODS}71/`, aCalendarPeriod());
  await user.click(await day('Tuesday 15 June'));
  await retype(user, 'First day', '2027-06-20');
  await retype(user, 'Last day', '2027-06-25');
  await user.click(saveButton('Save the change'));
  await screen.findByText('The closed days are changed.');
  expect(changed.bodies.at(-1)).toMatchObject({ dates_0: '2027-06-20', dates_1: '2027-06-25' });
});

test('an Undo that fails says so, and not that the days are open', async () => {
  const { user } = open();
  answer('delete', `${PERIODS}71/`, null, { status: 204 });
  answer('post', PERIODS, {}, { status: 502 });
  await user.click(await day('Tuesday 15 June'));
  await user.click(saveButton('Open these days again'));
  const note = (await screen.findByText(/These days are open again/)).closest('[role="status"]');
  expect(note?.querySelector('svg')).toHaveClass('lucide-check');
  await user.click(saveButton('Undo'));
  await waitFor(() => expect(note).toHaveTextContent('That did not work. Try again in a moment.'));
  expect(note).not.toHaveTextContent('These days are open again');
  expect(note?.querySelector('svg')).toHaveClass('lucide-circle-alert');
  expect(saveButton('Undo')).toBeEnabled();
});

test('the next closed days have neither the note nor the reason of the former', async () => {
  const { user } = open();
  const closed = answer('post', PERIODS, aCalendarPeriod(), { status: 201 });
  await user.click(await day('Tuesday 22 June'));
  await user.click(saveButton('Not for rent'));
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(screen.getByRole('option', { name: 'Breakdown' }));
  await user.type(screen.getByLabelText(/^Note/), 'plumber');
  answer('get', FEED, {}, { status: 500 });
  await user.click(saveButton('Close these days'));
  await screen.findByText(/^These days are closed/);
  expect(closed.bodies.at(-1)).toMatchObject({ reason: 'BREAKDOWN', comment: 'plumber' });
  await user.click(await day('Friday 25 June'));
  await user.click(saveButton('Close these days'));
  await waitFor(() => expect(closed.bodies).toHaveLength(2));
  expect(closed.bodies.at(-1)).toMatchObject({
    dates_0: '2027-06-25',
    reason: 'PERSONAL_USE',
    comment: '',
  });
});

test('a camper that cannot be booked has an explanation in place of the calendar', async () => {
  answer('get', FEED, { detail: 'No', code: 'calendar_not_bookable' }, { status: 405 });
  open();
  expect(
    await screen.findByRole('heading', { name: 'The calendar opens once your camper can be booked' }),
  ).toBeVisible();
});
