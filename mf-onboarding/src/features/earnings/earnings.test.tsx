import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aLeadSource, aMe, anEarningsResult, aReferential } from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import { config } from '../../../remote.config';
import { VEHICLE_KEY } from '../../data/draft-storage';
import { SIMULATION_KEY, storeAnswers } from '../../data/earnings/simulation-storage';

import { EarningsScreen } from './earnings-screen';
import { EarningsStepScreen } from './earnings-step-screen';

fixClock();
setUpWire();

const SIMULATION = '/v4/campers/earnings-simulation/';
const ANSWERS = {
  is_professional: 'private',
  vehicle_availability: 'Available',
  vehicle_type: '1',
  vehicle_registration_country: 'FR',
  vehicle_registered_year: '2022',
  number_of_seats: '4',
  number_of_weeks: '12',
  number_of_weekends: '10',
  first_name: 'Marta',
  last_name: 'Vidal',
  email: 'marta@example.org',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => JSON.parse(sessionStorage.getItem(SIMULATION_KEY) ?? '{}');
const store = (simulation: object) => sessionStorage.setItem(SIMULATION_KEY, JSON.stringify(simulation));
const storeResult = (answers: object = ANSWERS, result = anEarningsResult()) =>
  store({ answers, outcome: { answers, result } });

function open(path: string, options: ScreenOptions = {}) {
  const routes = (
    <Routes>
      <Route path="/earnings" element={<EarningsScreen />} />
      <Route path="/earnings/:step" element={<EarningsStepScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  return renderScreen(routes, { path, ...options, platform: { addresses, ...options.platform } });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
/** Clicks a link that leaves the page; returns its target. */
async function follow(name: string): Promise<string | null> {
  const link = await screen.findByRole('link', { name });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return link.getAttribute('href');
}
const fill = async (name: RegExp, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name }));
  await userEvent.type(screen.getByRole('textbox', { name }), text);
};

test('a visitor answers step by step, and gets the estimated earnings', async () => {
  const asked = answer('post', SIMULATION, anEarningsResult());
  open('/earnings');
  await userEvent.click(screen.getByRole('radio', { name: /^Privately/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Yes/ }));
  await goOn();
  await heading('Which vehicle is it?');
  await userEvent.click(screen.getByRole('radio', { name: 'Low profile' }));
  await goOn();
  await heading('A few facts about it');
  await fill(/^Year of first/, '2022');
  await fill(/^Free weeks/, '12');
  await fill(/^Further free weekends/, '10');
  await goOn();
  await heading('Where may we reach you?');
  await fill(/^First name/, 'Marta');
  await fill(/^Last name/, 'Vidal');
  await fill(/^E-mail/, 'marta@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Show my estimate' }));
  await heading('€3,200 to €8,550 a year');
  expect(asked.bodies).toEqual([
    {
      first_name: 'Marta',
      last_name: 'Vidal',
      email: 'marta@example.org',
      country: 'IE',
      is_professional: false,
      vehicle_type: 1,
      vehicle_availability: 'Available',
      vehicle_registration_country: 'IE',
      number_of_weeks: 12,
      number_of_weekends: 10,
      vehicle_registered_year: 2022,
      number_of_seats: 4,
    },
  ]);
});

describe('answers', () => {
  test('typed answers are there again after a reload', async () => {
    store({ answers: ANSWERS });
    const { unmount } = open('/earnings/vehicle-properties');
    await fill(/^Year of first/, '199');
    unmount();
    open('/earnings/vehicle-properties');
    expect(screen.getByRole('textbox', { name: /^Year of first/ })).toHaveValue('199');
  });

  test('that are missing are named, and the step stays', async () => {
    open('/earnings');
    await goOn();
    expect((await screen.findAllByText('Choose how you would rent it out.'))[0]).toBeVisible();
    expect(screen.getAllByText('Choose whether guests could have it.')[0]).toBeVisible();
    expect(window.location.pathname).toMatch(/\/earnings$/);
  });

  test.each([
    ['/earnings/vehicle', {}, '/earnings'],
    [
      '/earnings/results',
      { is_professional: 'private', vehicle_availability: 'Available' },
      '/earnings/vehicle',
    ],
    ['/earnings/about-you', { ...ANSWERS, number_of_weeks: '60' }, '/earnings/vehicle-properties'],
    ['/earnings/results', ANSWERS, '/earnings/about-you'],
    ['/earnings/owner', {}, '/earnings'],
  ])('%s leads back to the first step that is open', async (path, answers, expected) => {
    store({ answers });
    open(path);
    await waitFor(() => expect(window.location.pathname).toBe(`/en-ie${expected}`));
  });

  test('that were changed since have no result', async () => {
    store({
      answers: { ...ANSWERS, vehicle_type: '3' },
      outcome: { answers: ANSWERS, result: anEarningsResult() },
    });
    open('/earnings/results');
    await waitFor(() => expect(window.location.pathname).toBe('/en-ie/earnings/about-you'));
  });

  test('stay on the page where the tab stores nothing', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota');
    });
    open('/earnings');
    await userEvent.click(screen.getByRole('radio', { name: /^As a business/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Not at the moment/ }));
    await goOn();
    await heading('Which vehicle is it?');
    refused.mockRestore();
    storeAnswers({});
  });

  test('that the api refuses are shown where they were given, or named', async () => {
    store({ answers: ANSWERS });
    answer(
      'post',
      SIMULATION,
      { email: ['Enter another address.'], number_of_seats: ['Too many.'] },
      { status: 400 },
    );
    open('/earnings/about-you');
    await userEvent.click(screen.getByRole('button', { name: 'Show my estimate' }));
    expect((await screen.findAllByText(/Enter another address\./))[0]).toBeVisible();
    expect(screen.getByText(/Seats with belts – Too many\./)).toBeVisible();
  });

  test('are kept where there is no connection', async () => {
    store({ answers: ANSWERS });
    answer('post', SIMULATION, {}, { status: 503 });
    open('/earnings/about-you');
    await userEvent.click(screen.getByRole('button', { name: 'Show my estimate' }));
    expect(await screen.findByText(/^There is no connection/)).toBeVisible();
    expect(stored().answers).toMatchObject(ANSWERS);
  });
});

describe('a lead source', () => {
  let reported: jest.SpyInstance;

  beforeEach(() => {
    Object.assign(window, { reportError: () => undefined });
    reported = jest.spyOn(window, 'reportError').mockImplementation();
  });
  afterEach(() => reported.mockRestore());

  test('of the address is kept', async () => {
    answer('get', '/v4/leads/lead-sources/2/', aLeadSource({ id: 2 }));
    open('/earnings?lead_source=2');
    await waitFor(() => expect(stored().leadSource).toBe(2));
    expect(reported).not.toHaveBeenCalled();
  });

  test.each(['summer', '1e9', '0'])('%s is reported and dropped', async (text) => {
    open(`/earnings?lead_source=${text}&utm_source=x`);
    await waitFor(() => expect(window.location.search).toBe('?utm_source=x'));
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ reportedAs: 'leads' }));
    expect(stored().leadSource).toBeUndefined();
  });

  test('that does not exist is reported and dropped', async () => {
    answer(
      'get',
      '/v4/leads/lead-sources/77/',
      { detail: '', code: 'lead_source_not_found' },
      { status: 404 },
    );
    open('/earnings?lead_source=77');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(reported).toHaveBeenCalledTimes(1);
    expect(stored().leadSource).toBeUndefined();
  });
});

describe('the result', () => {
  test('has its months as a table, and its assumptions', async () => {
    storeResult();
    open('/earnings/results');
    await heading('€3,200 to €8,550 a year');
    expect(screen.getByText(/^At €70 to €100 a day, with 12 free weeks and 10 free weekends/)).toBeVisible();
    const [months, assumptions] = screen.getAllByRole('table', { hidden: true }) as [
      HTMLElement,
      HTMLElement,
    ];
    expect(within(months).getAllByRole('row', { hidden: true })).toHaveLength(14);
    expect(within(months).getByText('August')).toBeInTheDocument();
    expect(within(assumptions).getByText('Rented days of 12 weeks')).toBeVisible();
    expect(within(assumptions).getAllByText(/^(50|85|40|70|-8)%$/)).toHaveLength(5);
    expect(screen.queryByText('All amounts are in euros.')).not.toBeInTheDocument();
  });

  test('says that it is in euros where the site has another currency', async () => {
    storeResult();
    open('/earnings/results', { site: 'en-gb' });
    expect(await screen.findByText('All amounts are in euros.')).toBeVisible();
  });

  test('leads to a listing that begins with the answers', async () => {
    storeResult();
    localStorage.setItem(
      VEHICLE_KEY,
      JSON.stringify({ vehicle: { beds: 3, type: 4 }, key: 'a-key-of-mine', userId: 77 }),
    );
    open('/earnings/results', { user: aMe({ id: 77 }) });
    expect(await follow('List your camper')).toBe('/en-ie/onboarding');
    expect(JSON.parse(localStorage.getItem(VEHICLE_KEY) ?? '{}')).toEqual({
      vehicle: { beds: 3, type: 1, registration_country: 'FR', seatbelts: 4 },
      key: 'a-key-of-mine',
      userId: 77,
    });
    expect(localStorage.getItem('campavia.onboarding.typed')).toContain('"date.year":"2022"');
  });

  test("of a visitor do not pass to another user's listing", async () => {
    storeResult();
    const theirs = { vehicle: { registration: 'GA-482-TR' }, key: 'a-key-of-theirs', userId: 12 };
    localStorage.setItem(VEHICLE_KEY, JSON.stringify(theirs));
    open('/earnings/results');
    await follow('List your camper');
    const { vehicle, userId } = JSON.parse(localStorage.getItem(VEHICLE_KEY) ?? '{}');
    expect([vehicle.registration, userId]).toEqual([undefined, undefined]);
  });

  test('of a vehicle that is not available leads to free weeks', async () => {
    const answers = { ...ANSWERS, vehicle_availability: 'NotAvailable' };
    storeResult(answers, anEarningsResult({ min_yearly: 0, max_yearly: 0 }));
    open('/earnings/results');
    await heading('€70 to €100 a day');
    expect(screen.getByRole('link', { name: 'Add free weeks' })).toHaveAttribute('href', '/en-ie/earnings');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('leads to the sister platform on a site that takes no campers', async () => {
    storeResult();
    const referential = aReferential({ can_publish_camper: false });
    const routing = { sister_platform: 'https://sister.test/create' };
    open('/earnings/results', { platform: { referential, routing } });
    expect(await screen.findByRole('link', { name: 'List your camper' })).toHaveAttribute(
      'href',
      routing.sister_platform,
    );
    expect(screen.getByText(/sister platform/)).toBeVisible();
  });
});

test('an unknown step is not found', () => {
  open('/earnings/price');
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
