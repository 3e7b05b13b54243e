import { screen, waitFor, within } from '@testing-library/react';

import {
  aMe,
  anOwnReview,
  aReviewNeeded,
  someOwnReviews,
  someReviewsNeeded,
  someReviewStats,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../../test/open-trips';

fixClock();
setUpWire();

const me = aMe();
const received = anOwnReview({
  author_type: 'owner',
  guest_id: me.id,
  owner_first_name: 'Davide',
  comment: '<b>Punctual</b>',
  pictures: [],
  can_answer: true,
  can_report: true,
});

function open(path = '/d/reviews', list = someOwnReviews([received]), needed = someReviewsNeeded([])) {
  answer('get', '/3/reviews-needed/', needed);
  answer('get', '/v4/reviews/stats/', someReviewStats());
  answer('get', '/v4/reviews/mine/', list);
  return openTrips(path);
}

test('a trip waiting for a review links to its form, or to its draft', async () => {
  open(
    '/d/reviews',
    someOwnReviews([]),
    someReviewsNeeded([aReviewNeeded(), aReviewNeeded({ booking_id: 7002, id_review: 9 })]),
  );
  expect(await screen.findByRole('link', { name: 'Write the review' })).toHaveAttribute(
    'href',
    '/en-ie/f/trip/7001',
  );
  expect(screen.getByRole('link', { name: 'Finish the review' })).toHaveAttribute(
    'href',
    '/en-ie/f/trip/7002?id_review=9',
  );
  expect(screen.getAllByText(/Camille has written about you/)).toHaveLength(2);
});

test('a review is answered once, with errors at the field', async () => {
  const { user } = open();
  expect(await screen.findByText('<b>Punctual</b>')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Answer once' }));
  await user.click(screen.getByRole('button', { name: 'Publish the answer' }));
  expect(screen.getAllByText('Write your answer').length).toBeGreaterThan(0);
  const reply = { comment: 'Thank you', published_date: '2027-03-15T00:00:00Z' };
  const sent = answer('patch', '/3/review/9001/', { ...received, reply, can_answer: false });
  answer('get', '/v4/reviews/mine/', someOwnReviews([{ ...received, reply, can_answer: false }]));
  await user.type(screen.getByLabelText('Your answer'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Publish the answer' }));
  expect(await screen.findByText('You answered')).toBeInTheDocument();
  expect(sent.bodies).toEqual([{ reply: 'Thank you' }]);
});

test('a received review is reported with a reason', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  const calls = answer('post', '/3/review/9001/report/', null, { status: 204 });
  answer('get', '/v4/reviews/mine/', someOwnReviews([{ ...received, is_reported: true, can_report: false }]));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send the report' });
  await user.click(send);
  expect(within(dialog).getAllByText('Choose what is wrong.').length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('radio', { name: 'Offensive content' }));
  await user.click(send);
  await waitFor(() => expect(calls.bodies).toEqual([{ reason: 'OFFENSIVE' }]));
  expect(await screen.findByText('You reported this review')).toBeInTheDocument();
});

test('an own review can be changed until it is published', async () => {
  const own = { guest_id: me.id, state: 'sent', published_date: null } as const;
  open('/d/reviews?box=sent', someOwnReviews([anOwnReview(own)]));
  expect(await screen.findByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    '/en-ie/f/trip/7001?id_review=9001',
  );
});

test('a page beyond the last redirects to the first', async () => {
  open('/d/reviews?box=sent&page=9', someOwnReviews([]));
  expect(await screen.findByText('You have not written a review yet')).toBeInTheDocument();
  expect(window.location.search).toBe('?box=sent');
});
