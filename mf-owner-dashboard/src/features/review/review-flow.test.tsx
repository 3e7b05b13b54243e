import { screen, waitFor } from '@testing-library/react';

import type { OwnerBooking } from '@campavia/contracts';
import {
  anOwnerBooking,
  anOwnReview,
  aReview,
  someConditionReports,
  someReviews,
  someReviewsNeeded,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openBookings } from '../../../test/open-bookings';

fixClock();
setUpWire();

const ended: Partial<OwnerBooking> = {
  state: 'TO_COME',
  display_state: 'FINISHED',
  date_from: '2027-03-01',
  date_to: '2027-03-05',
  buttons: ['review'],
};
const draft = anOwnReview({
  author_type: 'owner',
  state: 'draft',
  published_date: null,
  rating: null,
  comment: null,
  pictures: [],
  parts: { care: 5 },
});

function open(path: string, booking = ended) {
  answer('get', '/v4/bookings-owner/7001/', anOwnerBooking(booking));
  answer('get', '/3/reviews-needed/', someReviewsNeeded([]));
  const about = aReview({ author_type: 'owner', owner_first_name: 'Davide', comment: 'Careful.' });
  answer('get', '/v4/reviews/', someReviews([about]));
  return openBookings(path);
}

test('the owner rates each aspect, then the guest, and sends the review', async () => {
  const { user } = open('/f/booking/7001');
  const [care] = await screen.findAllByRole('radio', { name: 'Excellent' });
  await user.click(care as HTMLElement);
  answer('get', '/3/review/9001/', draft);
  const made = answer('post', '/3/review/create/7001/', draft, { status: 201 });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Careful.')).toBeInTheDocument();
  expect(made.bodies).toEqual([{ is_draft: true, parts: { care: 5 } }]);

  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(screen.getAllByText('Choose one to five stars').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  const whole = { ...draft, rating: 4, state: 'published' } as const;
  const sent = answer('patch', '/3/review/9001/', whole);
  answer('get', '/3/review/9001/', whole);
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, your review is in' })).toBeInTheDocument();
  expect(sent.bodies).toEqual([{ rating: 4, comment: '', private_comment: '', is_draft: false }]);
});

test('a booking that fails to load redirects to the reviews', async () => {
  open('/f/booking/7001/booking');
  answer('get', '/v4/bookings-owner/7001/', { detail: 'Not found.' }, { status: 404 });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/reviews'));
});

test('a review that cannot be read is dropped from the address', async () => {
  answer('get', '/3/review/666/', { detail: 'Not found.' }, { status: 404 });
  open('/f/booking/7001/booking?id_review=666');
  await screen.findAllByRole('radio');
  expect(window.location.search).toBe('');
});

test('a past booking links to its review', async () => {
  answer('get', '/3/my-bookings/7001/prices/', {}, { status: 404 });
  answer('get', '/v4/bookings-owner/7001/condition-reports/', someConditionReports());
  open('/d/bookings/7001');
  expect(await screen.findByRole('link', { name: 'Review the guest' })).toHaveAttribute(
    'href',
    '/en-ie/f/booking/7001',
  );
});
