import { waitFor } from '@testing-library/react';

import type { Me } from '@campavia/contracts';
import { aListing, aMe } from '@campavia/contracts/testing';
import { createEventBus } from '@campavia/remote-kit';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { useSendViewed } from './use-send-viewed';

setUpWire();

const OFFICE = { camper_url: 'https://office.test/campers/7', owner_url: 'https://office.test/people/3' };

function Looking() {
  useSendViewed(7);
  return null;
}

function look(user?: Me) {
  const events = createEventBus();
  const viewed = jest.fn();
  events.subscribe('listing.viewed', viewed);
  const { unmount } = renderScreen(<Looking />, { user, platform: { events } });
  return { viewed, unmount };
}

test('a view by a guest is sent without a request to the api', () => {
  expect(look(aMe()).viewed.mock.calls).toEqual([[{ camperId: 7 }]]);
});

test('for staff the event has the links to the back office', async () => {
  answer('get', '/3/products/7/', aListing({ id: 7, admin_urls: OFFICE }));
  const { viewed } = look(aMe({ is_staff: true }));
  const adminUrls = { camperUrl: OFFICE.camper_url, ownerUrl: OFFICE.owner_url };
  await waitFor(() => expect(viewed.mock.calls).toEqual([[{ camperId: 7, adminUrls }]]));
});

test('without a back office, or without an answer, there are no links', async () => {
  const asked = answer('get', '/3/products/7/', aListing({ id: 7, admin_urls: null }));
  const { viewed } = look(aMe({ is_staff: true }));
  await waitFor(() => expect(viewed.mock.calls).toEqual([[{ camperId: 7 }]]));
  expect(asked.urls).toHaveLength(1);
});
