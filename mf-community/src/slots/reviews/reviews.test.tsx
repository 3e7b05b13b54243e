import { screen, waitFor, within } from '@testing-library/react';

import { aReview, someReviews, someReviewStats } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import french from '../../../messages/fr.json';

import { Reviews } from './reviews';

const LIST = '/v4/reviews/';
const STATS = '/v4/reviews/stats/';
const DOWN = { detail: 'No', code: 'down' };
const COUNT = 14;

/** Fourteen reviews in pages of six, numbered from the first shown on. */
function pageAt(url: URL) {
  const page = Number(url.searchParams.get('page'));
  const size = Number(url.searchParams.get('page_size'));
  const first = (page - 1) * size;
  const reviews = Array.from({ length: Math.min(size, COUNT - first) }, (_, index) =>
    aReview({ id: first + index + 1, guest_first_name: `Guest ${first + index + 1}` }),
  );
  return someReviews(reviews, { count: COUNT });
}

function show(over: Partial<Parameters<typeof Reviews>[0]> = {}, options: ScreenOptions = {}) {
  return renderScreen(<Reviews camperId={1201} average={4.83} count={COUNT} {...over} />, options);
}

const cards = () => screen.findAllByRole('article');

setUpWire();
beforeEach(() => {
  answer('get', STATS, someReviewStats());
  answer('get', LIST, pageAt);
});

describe('the stars of a camper', () => {
  test('are summarised: number of reviews, average, and distribution', async () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: '14 reviews' })).toBeVisible();
    expect(screen.getByText('4.8 out of 5')).toBeVisible();
    expect(await screen.findByText('5 stars: 20 reviews')).toBeInTheDocument();
    expect(screen.getByText('1 star: 0 reviews')).toBeInTheDocument();
  });

  test('are not summarised for one or two reviews', async () => {
    answer('get', LIST, someReviews());
    show({ count: 1, average: 5 });
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: '1 review' })).toBeVisible();
    expect(screen.queryByText('5.0 out of 5')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('may be missing while the reviews are shown', async () => {
    answer('get', STATS, DOWN, { status: 500 });
    show();
    expect(await cards()).toHaveLength(6);
    await waitFor(() => expect(screen.queryByText(/^5 stars/)).toBeNull());
  });
});

describe('the reviews', () => {
  test('load a few at a time, and the focus moves to the next ones', async () => {
    const { user } = show();
    expect(await cards()).toHaveLength(6);
    expect(screen.getByRole('status')).toHaveTextContent('6 of 14 shown');
    await user.click(screen.getByRole('button', { name: 'More reviews' }));
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    expect(screen.getByRole('heading', { name: 'Guest 7' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'More reviews' }));
    await waitFor(async () => expect(await cards()).toHaveLength(14));
    expect(screen.getByRole('status')).toHaveTextContent('14 of 14 shown');
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
  });

  test('can be sorted by the most critical first, starting from the first page', async () => {
    const calls = answer('get', LIST, pageAt);
    const { user } = show();
    await cards();
    await user.click(screen.getByRole('button', { name: 'More reviews' }));
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Most critical first' }));
    await waitFor(async () => expect(await cards()).toHaveLength(6));
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Most critical first');
    expect(calls.urls.at(-1)?.search).toBe('?camper_id=1201&ordering=rating&page=1&page_size=6');
  });

  test("are shown with author, date, stars, and the owner's answer", async () => {
    answer('get', LIST, someReviews([aReview({ rating: 4 })]));
    show({ count: 1 });
    const [card] = await cards();
    const inCard = within(card as HTMLElement);
    expect(inCard.getByRole('heading', { level: 3, name: 'Emma' })).toBeVisible();
    expect(inCard.getByText('September 2026')).toHaveAttribute('datetime', '2026-09-21');
    expect(inCard.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(inCard.getByText('Reply from Camille')).toBeVisible();
    expect(inCard.getByText('Come back whenever you like!')).toBeVisible();
  });

  test('are marked for readers and screen readers when in another language', async () => {
    const german = aReview({ id: 1, comment: 'Alles blitzblank.', language: 'de' });
    answer('get', LIST, someReviews([german, aReview({ id: 2 })]));
    show({ count: 2 });
    expect(await screen.findByText('Alles blitzblank.')).toHaveAttribute('lang', 'de');
    expect(screen.getAllByText(/^Written in/).map((line) => line.textContent)).toEqual(['Written in German']);
  });

  test('may have no author if the account was deleted', async () => {
    const nobody = { guest_id: null, guest_first_name: null, comment: null, language: null, reply: null };
    answer('get', LIST, someReviews([aReview(nobody)]));
    show({ count: 1 });
    expect(await screen.findByRole('heading', { name: 'Former member' })).toBeVisible();
    expect(screen.getByText('Stars only, no words.')).toBeVisible();
  });

  test('are never rendered as markup', async () => {
    answer('get', LIST, someReviews([aReview({ comment: '<img src=x onerror=alert(1)>' })]));
    show({ count: 1 });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('without reviews', () => {
  test('a camper without reviews shows who may write one, and makes no request', () => {
    const calls = answer('get', LIST, DOWN, { status: 500 });
    show({ count: 0, average: 0 });
    expect(screen.getByRole('heading', { level: 2, name: 'No reviews yet' })).toBeVisible();
    expect(screen.getByText(/who have made the trip/)).toBeVisible();
    expect(calls.urls).toEqual([]);
  });

  test('a failure is shown, and can be retried', async () => {
    answer('get', LIST, DOWN, { status: 500 });
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The reviews could not be loaded.');
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
    answer('get', LIST, pageAt);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(6);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Guest 1' })).toHaveFocus();
  });

  test('a failed next page keeps the reviews above', async () => {
    const { user } = show();
    await cards();
    answer('get', LIST, DOWN, { status: 500 });
    await user.click(screen.getByRole('button', { name: 'More reviews' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Those above stay.');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(await cards()).toHaveLength(6);
    expect(screen.getByRole('status')).toHaveTextContent('6 of 14 shown');
  });

  test('space is reserved while reviews load', () => {
    answer('get', LIST, null, { isHanging: true });
    const { container } = show();
    const list = screen.getByRole('list', { name: '14 reviews' });
    expect(within(list).queryAllByRole('article')).toEqual([]);
    expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(6);
  });
});

test('is in French on the French site', async () => {
  show({}, { site: 'fr', messages: french });
  expect(screen.getByRole('heading', { level: 2, name: '14 avis' })).toBeVisible();
  expect(screen.getByText('4,8 sur 5')).toBeVisible();
  expect(await screen.findAllByText('Écrit en anglais')).toHaveLength(6);
});
