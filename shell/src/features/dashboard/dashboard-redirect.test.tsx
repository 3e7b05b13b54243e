import { waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import type { OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { DashboardRedirect } from './dashboard-redirect';

const TRIPS: OwnedAddress = { part: 'mf-trips', id: 'trips', pattern: '/d/trips' };
const BOOKINGS: OwnedAddress = { part: 'mf-owner-dashboard', id: 'bookings', pattern: '/d/bookings' };

test.each<[string, boolean, OwnedAddress[], string]>([
  ['a guest to their trips', false, [TRIPS, BOOKINGS], '/en-ie/d/trips'],
  ['an owner to their bookings', true, [TRIPS, BOOKINGS], '/en-ie/d/bookings'],
  ['an owner to their trips while no release has bookings', true, [TRIPS], '/en-ie/d/trips'],
  ['every user home while no release has trips', false, [], '/en-ie'],
])('/d redirects %s', async (_, is_owner, addresses, path) => {
  const routes = (
    <Routes>
      <Route path="/d" element={<DashboardRedirect />} />
      <Route path="*" element={null} />
    </Routes>
  );
  renderScreen(routes, { path: '/d', user: aMe({ is_owner }), platform: { addresses } });
  await waitFor(() => expect(window.location.pathname).toBe(path));
});
