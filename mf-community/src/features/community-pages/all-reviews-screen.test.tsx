import { screen, waitFor, within } from '@testing-library/react';

import {
  aReview,
  aReviewPicture,
  someReviews,
  someReviewStats,
  someWallPictures,
} from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import { AllReviewsScreen } from './all-reviews-screen';

const PATH = '/community/all-reviews';
const addresses = [
  { id: 'community.all-reviews', pattern: PATH, part: 'mf-community' },
  { id: 'community.pictures-wall', pattern: '/community/pictures-wall', part: 'mf-community' },
  { id: 'newsletter', pattern: '/newsletter', part: 'mf-community' },
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
];
const RATINGS = { 5: 20, 4: 2, 3: 1, 2: 0, 1: 0 };

function show(search = '', options: ScreenOptions = {}) {
  return renderScreen(<AllReviewsScreen />, { path: PATH + search, platform: { addresses }, ...options });
}

/** One review per page, titled with the request's parameters. */
function asked(url: URL) {
  const { rating, page, country } = Object.fromEntries(url.searchParams);
  const name = [`page ${page}`, rating && `${rating} stars`, country].filter(Boolean).join(', ');
  return someReviews([aReview({ guest_first_name: name })], { count: 23 });
}

setUpWire();
beforeEach(() => {
  answer('get', '/v4/reviews/', asked);
  answer('get', '/v4/reviews/stats/', someReviewStats({ count: 23, ratings: RATINGS }));
  answer('get', '/v4/reviews/pictures/', someWallPictures([], { count: 7 }));
});

test('the bars add up to the number in the heading', async () => {
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: '23 reviews of trips that took place' }),
  ).toBeVisible();
  const bars = within(screen.getByRole('list', { name: 'Show reviews by stars' })).getAllByRole('link');
  const counts = bars.map((bar) => Number(/: (\d+) /.exec(bar.textContent ?? '')?.[1]));
  expect(counts).toEqual([20, 2, 1, 0, 0]);
  expect(screen.getByRole('link', { name: 'Pictures 7' })).toHaveAttribute(
    'href',
    '/en-ie/community/pictures-wall',
  );
});

test('the newsletter form works without scripts', async () => {
  show();
  const field = await screen.findByLabelText('E-mail address');
  expect(field).toHaveAttribute('name', 'email');
  expect(field.closest('form')).toHaveAttribute('action', '/en-ie/newsletter');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('type', 'submit');
});

test('a click on a bar filters by stars, a second click removes the filter', async () => {
  const { user } = show('?country=FR&page=2');
  expect(await screen.findByRole('heading', { name: 'page 2, FR' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^3 stars: 1 review/ }));
  expect(await screen.findByRole('heading', { name: 'page 1, 3 stars, FR' })).toBeVisible();
  expect(window.location.search).toBe('?country=FR&stars=3');
  await user.click(screen.getByRole('link', { name: /^3 stars/ }));
  expect(await screen.findByRole('heading', { name: 'page 1, FR' })).toBeVisible();
});

test('the pages are links that keep the filters', async () => {
  show('?type=4&order=best');
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/en-ie/community/all-reviews?type=4&order=best&page=3',
  );
});

test('a page beyond the last redirects to the first', async () => {
  answer('get', '/v4/reviews/', (url: URL) =>
    url.searchParams.get('page') === '9' ? someReviews([], { count: 23 }) : asked(url),
  );
  show('?country=FR&page=9');
  expect(await screen.findByRole('heading', { name: 'page 1, FR' })).toBeVisible();
  expect(window.location.search).toBe('?country=FR');
});

test('a review links to its camper and its pictures, and is marked when in another language', async () => {
  const review = aReview({
    language: 'fr',
    comment: 'Très propre.',
    pictures: [aReviewPicture({ id: 301 })],
  });
  answer('get', '/v4/reviews/', someReviews([review]));
  show();
  expect(await screen.findByText('Très propre.')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Written in French')).toBeVisible();
  expect(screen.getByText('Reply from Camille')).toBeVisible();
  expect(screen.getByRole('link', { name: /Pössl Summit 600/ })).toHaveAttribute(
    'href',
    '/en-ie/campers/1201',
  );
  expect(screen.getByRole('link', { name: 'Open picture 1 of 1' })).toHaveAttribute(
    'href',
    '/en-ie/community/pictures-wall?picture=301',
  );
});

test('without matches the page says so and offers to reset the filters', async () => {
  answer('get', '/v4/reviews/', someReviews([]));
  const { user } = show('?country=PT&stars=1');
  expect(await screen.findByRole('heading', { name: 'No review fits' })).toBeVisible();
  answer('get', '/v4/reviews/', asked);
  await user.click(screen.getByRole('link', { name: 'Show all reviews' }));
  expect(await screen.findByRole('heading', { name: 'page 1' })).toBeVisible();
});

test('reviews that fail to load can be loaded again', async () => {
  answer('get', '/v4/reviews/', { detail: 'No', code: 'down' }, { status: 500 });
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'The reviews could not be loaded' })).toBeVisible();
  answer('get', '/v4/reviews/', asked);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'page 1' })).toBeVisible());
});
