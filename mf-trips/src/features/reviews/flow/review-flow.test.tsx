import { screen, waitFor, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  anOwnReview,
  aReviewNeeded,
  someOwnReviews,
  someReviewsNeeded,
  someReviewStats,
} from '@campavia/contracts/testing';
import type { Offline } from '@campavia/remote-kit';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../../test/open-trips';

fixClock();
setUpWire();

const ended: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'FINISHED',
  date_from: '2027-03-01',
  date_to: '2027-03-05',
  buttons: ['review'],
};
const draft = anOwnReview({
  state: 'draft',
  published_date: null,
  rating: 4,
  comment: null,
  pictures: [],
  parts: { cleanliness: 5 },
});

function open(path: string, trip = ended, platform = {}) {
  answer('get', '/v4/bookings-guest/7001/', aBooking(trip));
  answer('get', '/3/reviews-needed/', someReviewsNeeded([]));
  answer('get', '/v4/reviews/mine/', someOwnReviews([]));
  answer('get', '/v4/reviews/stats/', someReviewStats());
  return openTrips(path, { platform });
}

test('stars by keyboard, a comment for few of them, then the owner', async () => {
  const { user } = open('/f/trip/7001');
  const stars = within(await screen.findByRole('group', { name: 'All in all' }));
  stars.getByRole('radio', { name: 'Poor' }).focus();
  await user.keyboard('3');
  expect(stars.getByRole('radio', { name: 'All right' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText(/a review below 4 stars needs a comment/).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('What should others know?'), 'The heater is loud.');
  answer('get', '/3/review/9001/', draft);
  const made = answer('post', '/3/review/create/7001/', draft, { status: 201 });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'How was Camille?' })).toBeInTheDocument();
  expect(made.bodies).toEqual([{ is_draft: true, rating: 3, comment: 'The heater is loud.', parts: {} }]);
});

test('the last step sends the review with its entity tag', async () => {
  answer('get', '/3/review/9001/', draft);
  const { user } = open('/f/trip/7001/owner-private?id_review=9001');
  const sent = answer('patch', '/3/review/9001/', { ...draft, state: 'sent' });
  await user.type(await screen.findByLabelText(/Only for Camille/), 'A loose cable.');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, your review is in' })).toBeInTheDocument();
  expect(sent.bodies).toEqual([{ private_comment: 'A loose cable.', is_draft: false }]);
});

test('a review begun in another tab is found, and its changes are announced', async () => {
  answer('get', '/3/review/9001/', draft);
  const { user } = open('/f/trip/7001/owner?id_review=9001');
  await screen.findByRole('heading', { name: 'How was Camille?' });
  const stale = { code: 'edited_meanwhile', detail: 'Changed.', current: { ...draft, etag: '"newer"' } };
  answer('patch', '/3/review/9001/', stale, { status: 412 });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/changed in another tab/)).toBeInTheDocument();
});

test('a draft of the trip is opened, whatever the link', async () => {
  answer('get', '/3/review/9001/', { ...draft, comment: 'Begun yesterday.' });
  open('/f/trip/7001/booking');
  answer('get', '/3/reviews-needed/', someReviewsNeeded([aReviewNeeded({ id_review: 9001 })]));
  expect(await screen.findByDisplayValue('Begun yesterday.')).toBeInTheDocument();
});

test('a review that cannot be read is dropped from the address', async () => {
  answer('get', '/3/review/666/', { detail: 'Not found.' }, { status: 404 });
  open('/f/trip/7001/booking?id_review=666');
  await screen.findByLabelText('What should others know?');
  expect(window.location.search).toBe('');
});

test('a trip that fails to load redirects to the reviews', async () => {
  open('/f/trip/7001/booking');
  answer('get', '/v4/bookings-guest/7001/', { detail: 'Not found.' }, { status: 404 });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/reviews'));
});

test('a trip already reviewed says so', async () => {
  open('/f/trip/7001/booking', { ...ended, buttons: [], has_review: true });
  expect(await screen.findByRole('heading', { name: 'You have reviewed this trip' })).toBeInTheDocument();
});

test('typed text is there after a reload, and is deleted once sent', async () => {
  const values = new Map<string, unknown>();
  const offline: Offline = {
    readAtMs: () => undefined,
    keep: () => undefined,
    load: <Value,>(name: string) => Promise.resolve(values.get(name) as Value | undefined),
    save: async (name, value) => void (value === undefined ? values.delete(name) : values.set(name, value)),
  };
  answer('get', '/3/review/9001/', draft);
  const first = open('/f/trip/7001/owner-private?id_review=9001', ended, { offline });
  await first.user.type(await screen.findByLabelText(/Only for Camille/), 'A loose cable.');
  await waitFor(() => expect([...values.values()]).toEqual([{ private_comment: 'A loose cable.' }]));
  first.unmount();
  const { user } = open('/f/trip/7001/owner-private?id_review=9001', ended, { offline });
  expect(await screen.findByDisplayValue('A loose cable.')).toBeInTheDocument();
  answer('patch', '/3/review/9001/', { ...draft, state: 'sent', private_comment: 'A loose cable.' });
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  await screen.findByRole('heading', { name: 'Thank you, your review is in' });
  expect(values.size).toBe(0);
});
