import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { aModerationListing, aModerationQueue, aMe } from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { UNDO_MS } from '../../data/answers/pending-answers';
import { ModerationListingScreen } from './moderation-listing-screen';
import { ModerationQueueScreen } from './moderation-queue-screen';

fixClock();
setUpWire();

const QUEUE = '/v4/moderation/listings/';
const LISTING = '/v4/moderation/listings/1204/';

function open(path: string) {
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const routes = (
    <Routes>
      <Route path="/d/staff/listings" element={<ModerationQueueScreen />} />
      <Route path="/d/staff/listings/:id" element={<ModerationListingScreen />} />
    </Routes>
  );
  return renderScreen(routes, { path, user: aMe({ is_staff: true }), platform: { addresses } });
}

test('the queue shows the owners and the waiting times', async () => {
  answer('get', QUEUE, aModerationQueue());
  open('/d/staff/listings');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('3 new campers wait');
  expect(screen.getAllByText(/^Waiting \d+ h$/)).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Check Brévent 540' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/d\/staff\/listings\/1204$/),
  );
});

describe('approving', () => {
  beforeEach(() => {
    answer('get', LISTING, aModerationListing());
  });

  async function approve() {
    await screen.findByRole('heading', { level: 1, name: 'Brévent 540' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.getByText(/^Approved. Claire is told in a few seconds/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  }

  afterEach(() => jest.useRealTimers());

  test('is sent a moment later, and the page says so', async () => {
    const sent = answer('post', `${LISTING}approve/`, { id: 1204, state: 'bookable' });
    open('/d/staff/listings/1204');
    await approve();
    expect(sent.bodies).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Ask for changes' })).not.toBeInTheDocument();
    answer('get', LISTING, aModerationListing({ state: 'bookable' }));
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
    jest.useRealTimers();
    expect(await screen.findByText('This listing does not wait any more.')).toBeVisible();
    expect(sent.bodies).toEqual([{ submission_id: 31 }]);
  });

  test('can be undone: nothing is sent', async () => {
    const sent = answer('post', `${LISTING}approve/`, { id: 1204, state: 'bookable' });
    open('/d/staff/listings/1204');
    await approve();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS * 2));
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
    expect(sent.bodies).toEqual([]);
  });

  test('of a submission decided meanwhile shows that', async () => {
    answer('post', `${LISTING}approve/`, { detail: '', code: 'submission_decided' }, { status: 409 });
    open('/d/staff/listings/1204');
    await approve();
    answer('get', LISTING, aModerationListing({ state: 'created' }));
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
    jest.useRealTimers();
    expect(await screen.findByText('This listing does not wait any more.')).toBeVisible();
  });
});

test('requested changes need a reason, and "other" needs a note', async () => {
  answer('get', LISTING, aModerationListing());
  open('/d/staff/listings/1204');
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  expect((await screen.findAllByText(/Choose at least one reason/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /Something else/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask for changes' }));
  expect((await screen.findAllByText(/Say in a few words/)).length).toBeGreaterThan(0);
});

test('an unknown listing is a 404', async () => {
  answer('get', LISTING, { detail: '', code: 'camper_not_found' }, { status: 404 });
  open('/d/staff/listings/1204');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Decision' })).not.toBeInTheDocument());
});
