import { fireEvent, screen, waitFor } from '@testing-library/react';

import { aModerationListing, aModerationQueue, aMe } from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
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
      <Route path="/d/staff" element={<ModerationQueueScreen />} />
      <Route path="/d/staff/listings/:id" element={<ModerationListingScreen />} />
    </Routes>
  );
  return renderScreen(routes, { path, user: aMe({ is_staff: true }), platform: { addresses } });
}

test('the queue shows who waits and for how long', async () => {
  answer('get', QUEUE, aModerationQueue());
  open('/d/staff');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('3 new campers wait');
  expect(screen.getAllByText(/^Waits \d+ h$/)).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Check Brévent 540' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/d\/staff\/listings\/1204$/),
  );
});

test('a listing is approved after a question', async () => {
  answer('get', LISTING, aModerationListing());
  answer('post', `${LISTING}approve/`, { id: 1204, state: 'bookable' });
  open('/d/staff/listings/1204');
  await screen.findByRole('heading', { level: 1, name: 'Brévent 540' });
  fireEvent.keyDown(document.body, { key: 'a' });
  answer('get', LISTING, aModerationListing({ state: 'bookable' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('This listing does not wait any more.')).toBeVisible();
});

test('changes need a reason, and something else needs a note', async () => {
  answer('get', LISTING, aModerationListing());
  open('/d/staff/listings/1204');
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  expect((await screen.findAllByText(/Choose at least one reason/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /Something else/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask for changes' }));
  expect((await screen.findAllByText(/Say in a few words/)).length).toBeGreaterThan(0);
});

test('a listing that is not there is a page not found', async () => {
  answer('get', LISTING, { detail: '', code: 'camper_not_found' }, { status: 404 });
  open('/d/staff/listings/1204');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Decide' })).not.toBeInTheDocument());
});
