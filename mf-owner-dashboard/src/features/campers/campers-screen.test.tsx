import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  aHoliday,
  aListingProgress,
  anOwnCamperCard,
  someOwnCampers,
  someOwnCampersFilters,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const LIST = '/3/products/me/paginated/';
const FILTERS = '/3/products/me/filters/';
const HOLIDAY = '/3/products/me/holiday/';

beforeEach(() => {
  answer('get', LIST, someOwnCampers());
  answer('get', FILTERS, someOwnCampersFilters());
  answer('get', HOLIDAY, { holiday: null });
});

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

test('shows the status of every camper and the reason', async () => {
  openCampers('/d/campers');
  expect((await cardOf('Semnoz 690')).getByText(/One document is missing/)).toBeVisible();
  expect((await cardOf('Lanfon')).getByRole('img', { name: 'Two steps are still missing.' })).toBeVisible();
  expect((await cardOf('Brévent 540')).getByText('Being checked')).toBeVisible();
  expect((await cardOf('Chamrousse 450')).getByText(/next trip .* Sofia/)).toBeVisible();
  expect((await cardOf('Tournette 700')).getByText(/Paused since/)).toBeVisible();
  expect(screen.getAllByRole('article').filter((card) => card.dataset.next)).toHaveLength(1);
  // No release serves the onboarding.
  expect(screen.queryByRole('link', { name: 'Add a camper' })).not.toBeInTheDocument();
});

test('a single camper is opened at once', async () => {
  answer('get', LIST, someOwnCampers([anOwnCamperCard({ id: 1201, state: 'created' })]));
  answer('get', '/v4/products/1201/progress/', aListingProgress());
  openCampers('/d/campers');
  await screen.findByText('What a listing needs');
  expect(window.location.pathname).toMatch(/\/d\/campers\/1201$/);
});

test('filtering by a city with one camper still shows the list', async () => {
  openCampers('/d/campers');
  const chip = await screen.findByRole('button', { name: /Annecy/ });
  const calls = answer('get', LIST, someOwnCampers([anOwnCamperCard({ title: 'Summit 600' })]));
  await userEvent.click(chip);
  await screen.findByRole('heading', { name: 'Summit 600' });
  expect(window.location.search).toBe('?city=annecy');
  expect(calls.urls.at(-1)?.search).toBe('?city=annecy&page=1&page_size=10');
  expect(screen.getByRole('button', { name: /Annecy/ })).toHaveAttribute('aria-pressed', 'true');
});

test('many cities are a select', async () => {
  const cities = Array.from({ length: 9 }, (_, nth) => ({
    slug: `city-${nth}`,
    name: `City ${nth}`,
    count: 2,
  }));
  answer('get', FILTERS, { count: 18, cities });
  openCampers('/d/campers');
  await userEvent.click(await screen.findByRole('combobox', { name: 'City' }));
  await userEvent.click(await screen.findByRole('option', { name: 'City 3 · 2' }));
  await waitFor(() => expect(window.location.search).toBe('?city=city-3'));
});

test('a page beyond the last is replaced by the first', async () => {
  answer('get', LIST, { ...someOwnCampers([]), count: 50 });
  openCampers('/d/campers?page=9');
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a suspended camper is reactivated with one click', async () => {
  openCampers('/d/campers');
  const card = await cardOf('Tournette 700');
  const sent = answer('post', '/3/products/1205/update/', { id: 1205, state: 'bookable' });
  const again = answer('get', LIST, someOwnCampers([anOwnCamperCard(), anOwnCamperCard({ id: 1205 })]));
  await userEvent.click(card.getByRole('button', { name: 'Let it again' }));
  await waitFor(() => expect(sent.urls).toHaveLength(1));
  await waitFor(() => expect(again.urls.length).toBeGreaterThan(0));
});

test('an owner without a camper sees an explanation', async () => {
  answer('get', LIST, someOwnCampers([]));
  answer('get', FILTERS, { count: 0, cities: [] });
  openCampers('/d/campers');
  expect(await screen.findByRole('heading', { name: 'No camper here' })).toBeVisible();
});

describe('a holiday for all campers', () => {
  test('is set with its first and its last day', async () => {
    const sent = answer('post', HOLIDAY, { holiday: aHoliday({ trips: 1 }) }, { status: 201 });
    openCampers('/d/campers');
    await userEvent.click(await screen.findByRole('button', { name: 'Holiday for all campers' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('First day'), '2027-08-15');
    await userEvent.type(dialog.getByLabelText('Last day'), '2027-08-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Close these days' }));
    expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription(/before the first/);
    await userEvent.clear(dialog.getByLabelText('First day'));
    await userEvent.type(dialog.getByLabelText('First day'), '2027-08-01');
    await userEvent.clear(dialog.getByLabelText('Last day'));
    await userEvent.type(dialog.getByLabelText('Last day'), '2027-08-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Close these days' }));
    await waitFor(() => expect(sent.bodies).toEqual([{ date_from: '2027-08-01', date_to: '2027-08-15' }]));
    expect(await screen.findByText(/All 5 campers are closed/)).toBeVisible();
    expect(screen.getByText(/One trip that is booked goes ahead/)).toBeVisible();
  });

  test('is shown during it, and can be ended', async () => {
    answer('get', HOLIDAY, { holiday: aHoliday() });
    const ended = answer('delete', HOLIDAY, null);
    openCampers('/d/campers');
    await screen.findByText(/All 5 campers are closed/);
    expect(screen.queryByRole('button', { name: 'Holiday for all campers' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open them again' }));
    await waitFor(() => expect(ended.urls).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Holiday for all campers' })).toBeVisible();
  });

  test('that fails to load is hidden, and the campers are shown', async () => {
    answer('get', HOLIDAY, { detail: 'No.', code: 'unknown' }, { status: 500 });
    openCampers('/d/campers');
    expect((await cardOf('Semnoz 690')).getByText(/One document is missing/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Holiday for all campers' })).not.toBeInTheDocument();
  });
});
