import { screen, waitFor, within } from '@testing-library/react';

import type { Document, GuestBooking } from '@campavia/contracts';
import { aBooking, anInsuranceChoice, aSearchResult } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openFunnel } from '../../../../test/open-funnel';
import { openSuccessSteps } from './success-steps';

setUpWire();

const SENT = '/campers/1201/request/7001/success';
const BOOKED = '/campers/1201/payment/7001/success';
const SIMILAR = '/3/products/1201/similar/';
const booked: Partial<GuestBooking> = { state: 'TO_COME', can_search_more: false };
const another = aSearchResult({ id: 1305, title: 'Aurora by the sea' });

function aDocument(document_type: Document['document_type'], status: Document['status']): Document {
  return {
    id: 4711,
    document_type,
    status,
    is_mandatory: true,
    pages: [],
    pages_mandatory: 2,
    takes_pages: true,
    expiration_date: null,
    expiration_date_mandatory: false,
    number: null,
    number_mandatory: false,
    issuing_country: null,
    real_edition_date: null,
    reason: null,
    is_of_second_driver: false,
    submitted_at: null,
  };
}

function documents(...results: Document[]) {
  return { count: results.length, next: null, previous: null, results, standing: 'none' };
}

function row(name: string) {
  return screen.getByText(name).closest('li') as HTMLElement;
}

beforeEach(() => {
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer(
    'get',
    '/3/docs/guest/*',
    documents(aDocument('driving_licen', 'validated'), aDocument('id_proof', 'created')),
  );
  answer('get', SIMILAR, { results: [another] });
});

test('while the owner has not answered, free campers for the same days are shown', async () => {
  const calls = answer('get', SIMILAR, { results: [another] });
  openFunnel(SENT, { booking: aBooking() });
  const card = await screen.findByRole('link', { name: /Aurora by the sea/ });
  expect(card.getAttribute('href')).toBe('/en-ie/campers/1305?date_from=2027-11-01&date_to=2027-11-07');
  expect(calls.urls[0]?.search).toContain('date_from=2027-11-01&date_to=2027-11-07');
});

test('without such campers there is no section, and none beside a booked trip', async () => {
  answer('get', SIMILAR, { results: [] });
  const { unmount } = openFunnel(SENT, { booking: aBooking() });
  expect(await screen.findByRole('heading', { name: 'Documents to prepare' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Also free on your days' })).not.toBeInTheDocument();
  unmount();
  const calls = answer('get', SIMILAR, { results: [another] });
  openFunnel(BOOKED, { booking: aBooking(booked) });
  expect(await screen.findByRole('heading', { name: 'Documents to prepare' })).toBeVisible();
  expect(calls.urls).toEqual([]);
});

describe('documents', () => {
  // Summer time ends between the two.
  test('are shown with their status, and the deadline', async () => {
    openFunnel(BOOKED, { booking: aBooking(booked) });
    expect(await screen.findByText('Still missing')).toBeVisible();
    expect(row('Driving licence, both sides')).toHaveTextContent('Checked');
    expect(row('Identity card or passport')).toHaveTextContent('Still missing');
    expect(
      screen.getByText(
        /^The documents must reach us by Fri, 29 October.* 10:00 \(France\) .*Sun, 31 October.* 09:00 \(France\)/,
      ),
    ).toBeVisible();
  });

  test('of a second driver are included', async () => {
    answer('get', '/3/docs/booking/7001/', documents(aDocument('driving_licen', 'needdoc')));
    openFunnel(BOOKED, { booking: aBooking({ ...booked, second_driver: 'selected' }) });
    expect(await screen.findByText('Needed again')).toBeVisible();
    expect(row('Driving licence of the second driver')).toHaveTextContent('Needed again');
  });

  test('that are all validated need no action', async () => {
    answer(
      'get',
      '/3/docs/guest/*',
      documents(aDocument('driving_licen', 'validated'), aDocument('id_proof', 'exp_soon')),
    );
    openFunnel(BOOKED, { booking: aBooking(booked) });
    expect(await screen.findByText(/^All are checked/)).toBeVisible();
  });

  test('are named even if the api fails to return them', async () => {
    answer('get', '/3/docs/guest/*', { detail: 'Later' }, { status: 500 });
    openFunnel(BOOKED, { booking: aBooking(booked) });
    expect(await screen.findByText('Driving licence, both sides')).toBeVisible();
    expect(screen.queryByText('Still missing')).not.toBeInTheDocument();
  });
});

test('the insurance has the same name as before, with its excess and additions', async () => {
  openFunnel(BOOKED, { booking: aBooking({ ...booked, rental_cover: true }) });
  const heading = await screen.findByRole('heading', { name: 'How you are insured' });
  const cover = within(heading.closest('section') as HTMLElement);
  expect(cover.getByText('Standard insurance')).toBeVisible();
  expect(await cover.findByText('€1,500')).toBeVisible();
  expect(cover.getByText('Rental cover')).toBeVisible();
  expect(cover.queryByText('Cancellation insurance')).not.toBeInTheDocument();
});

test('a copied link to the camper is confirmed', async () => {
  const { user } = openFunnel(SENT, { booking: aBooking() });
  await user.click(await screen.findByRole('button', { name: 'Share the camper' }));
  expect(await screen.findByText('The link to the camper is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/en-ie/campers/1201');
});

describe('the trip for a calendar', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });

  test('is the file of the api', async () => {
    answer('get', '/v4/bookings-guest/7001/calendar/', 'BEGIN:VCALENDAR');
    const { user } = openFunnel(BOOKED, { booking: aBooking(booked) });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.type).toBe('text/calendar');
  });

  test('that fails to load is reported', async () => {
    answer('get', '/v4/bookings-guest/7001/calendar/', { detail: 'no' }, { status: 400 });
    const { user } = openFunnel(BOOKED, { booking: aBooking(booked) });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    expect(saved).toEqual([]);
  });
});

test.each([
  ['+33612345678', /Call Camille on \+33612345678/],
  [null, /Camille has your phone number now/],
])('the page explains how to meet the owner, whose number is %s', async (phone, text) => {
  const trip = aBooking(booked);
  openFunnel(BOOKED, { booking: { ...trip, owner: { ...trip.owner, phone } } });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a failed second half is not announced as an automatic payment', async () => {
  const second_payment = {
    date: '2027-03-10',
    amount: '269.85',
    amount_currency: 'EUR',
    state: 'failed' as const,
  };
  openFunnel(BOOKED, { booking: aBooking({ state: 'TO_COME_NOT_PAID', second_payment }) });
  expect(await screen.findByText(/could not be charged so far. Pay it on the trip page/)).toBeVisible();
  expect(screen.queryByText(/by itself/)).not.toBeInTheDocument();
});

test('a step that is loaded twice stays the same component, so that it is not remounted', async () => {
  openFunnel(BOOKED, { booking: aBooking(booked) });
  const [one, other] = await Promise.all([openSuccessSteps(), openSuccessSteps()]);
  expect(other).toBe(one);
});
