import { screen, waitFor } from '@testing-library/react';

import {
  aListing,
  aMe,
  aReview,
  aReviewPicture,
  aWallPicture,
  someReviewStats,
  someWallPictures,
} from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { PicturesWallScreen } from './pictures-wall-screen';

const PATH = '/community/pictures-wall';
const COUNT = 30;
const addresses = [
  { id: 'community.all-reviews', pattern: '/community/all-reviews', part: 'mf-community' },
  { id: 'community.pictures-wall', pattern: PATH, part: 'mf-community' },
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
];

function pageAt(url: URL) {
  const size = Number(url.searchParams.get('page_size'));
  const first = (Number(url.searchParams.get('page')) - 1) * size;
  const pictures = Array.from({ length: Math.min(size, COUNT - first) }, (_, index) => {
    const picture = aReviewPicture({ id: first + index + 1 });
    const review = aReview({ guest_first_name: `Guest ${picture.id}`, pictures: [picture] });
    return aWallPicture({ ...picture, review });
  });
  return someWallPictures(pictures, { count: COUNT });
}

function show(search = '') {
  return renderScreen(<PicturesWallScreen />, { path: PATH + search, platform: { addresses } });
}

const tiles = () => screen.findAllByRole('link', { name: /^Open the picture by/ });

setUpWire();
beforeEach(() => {
  answer('get', '/v4/reviews/pictures/', pageAt);
  answer('get', '/v4/reviews/stats/', someReviewStats());
  answer('get', '/3/products/:id/', aListing({ price_per_day: '94.00', currency: 'EUR' }));
});

test('more pictures load on request', async () => {
  const { user } = show();
  expect(await tiles()).toHaveLength(24);
  expect(await screen.findByText('24 of 30 shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More pictures' }));
  await waitFor(async () => expect(await tiles()).toHaveLength(COUNT));
  expect(screen.queryByRole('button', { name: 'More pictures' })).toBeNull();
});

test('a picture opens with its review, arrow keys change it, and the address names it', async () => {
  const { user } = show('?country=FR');
  const [first] = await tiles();
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Picture 1 of 30' })).toBeVisible();
  expect(window.location.search).toBe('?country=FR&picture=1');
  expect(screen.getByRole('link', { name: 'See this camper' })).toHaveAttribute(
    'href',
    '/en-ie/campers/1201',
  );
  expect(await screen.findByText(/€94/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Previous picture' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 30' })).toBeVisible();
  expect(window.location.search).toBe('?country=FR&picture=2');
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'Picture 1 of 30' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.search).toBe('?country=FR'));
});

test('a picture that is not loaded yet opens from its address', async () => {
  const review = aReview({ guest_first_name: 'Nuno' });
  answer('get', '/v4/reviews/pictures/900/', aWallPicture({ id: 900, review }));
  const { user } = show('?picture=900');
  expect(await screen.findByRole('dialog', { name: 'Picture from a review' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Picture taken by Nuno on the trip' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the picture' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a picture is reported with a reason, and arrow keys stay in the form', async () => {
  const sent = answer('post', '/3/review/9001/report/', null, { status: 204 });
  answer('get', '/v4/reviews/pictures/2/', aWallPicture({ id: 2 }));
  const { user } = renderScreen(<PicturesWallScreen />, {
    path: `${PATH}?picture=2`,
    platform: { addresses },
    user: aMe(),
  });
  await user.click(await screen.findByRole('button', { name: 'Report this picture' }));
  await user.click(await screen.findByRole('radio', { name: 'Something else' }, { timeout: 20_000 }));
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(screen.getAllByText(/Say in a few words what is wrong/).length).toBeGreaterThan(0);
  expect(sent.urls).toEqual([]);
  const comment = screen.getByLabelText('In your own words');
  await user.type(comment, 'My neighbour is on it{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Picture 2 of 30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText(/Your report is with our team/)).toBeVisible();
  expect(sent.bodies).toEqual([{ reason: 'OTHER', comment: 'My neighbour is on it' }]);
});

test('a removed picture is reported as such', async () => {
  answer('get', '/v4/reviews/pictures/901/', { detail: 'No', code: 'picture_not_found' }, { status: 404 });
  show('?picture=901');
  expect(await screen.findByRole('heading', { name: 'This picture was removed' })).toBeVisible();
});

test('pictures that fail to load can be loaded again', async () => {
  answer('get', '/v4/reviews/pictures/', { detail: 'No', code: 'down' }, { status: 500 });
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'The pictures could not be loaded' })).toBeVisible();
  answer('get', '/v4/reviews/pictures/', pageAt);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tiles()).toHaveLength(24);
});
