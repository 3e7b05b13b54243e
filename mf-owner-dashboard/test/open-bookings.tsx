import { aMe } from '@campavia/contracts/testing';
import { Route, Routes, type Platform } from '@campavia/remote-kit';
import { renderScreen, type RenderedScreen } from '@campavia/testing';

import { config } from '../remote.config';
import { BookingScreen } from '../src/features/bookings/details/booking-screen';
import { ClaimsScreen } from '../src/features/bookings/handover/claims-screen';
import { ContractScreen } from '../src/features/bookings/handover/contract-screen';
import { ReportScreen } from '../src/features/bookings/report/report-screen';
import { LeaveScreen } from '../src/features/bookings/leave/leave-screen';
import { BookingsScreen } from '../src/features/bookings/list/bookings-screen';
import { ReviewFlowScreen } from '../src/features/review/review-flow-screen';

export interface OpenBookings extends RenderedScreen {
  /** Titles of toasts and texts of failures, in order. */
  shown: string[];
}

/** Opens a page of bookings as an owner. */
export function openBookings(path: string, over: Partial<Platform> = {}): OpenBookings {
  const routes = (
    <Routes>
      <Route path="/d/bookings" element={<BookingsScreen />} />
      <Route path="/d/bookings/:id" element={<BookingScreen />} />
      <Route path="/d/bookings/:id/refuse" element={<LeaveScreen leaving="refuse" />} />
      <Route path="/d/bookings/:id/refuse-change" element={<LeaveScreen leaving="refuseChange" />} />
      <Route path="/d/bookings/:id/cancel" element={<LeaveScreen leaving="cancel" />} />
      <Route path="/d/bookings/:id/pick-up" element={<ReportScreen moment="pick_up" />} />
      <Route path="/d/bookings/:id/return" element={<ReportScreen moment="return" />} />
      <Route path="/d/bookings/:id/claims" element={<ClaimsScreen />} />
      <Route path="/d/bookings/:id/contract" element={<ContractScreen />} />
      <Route path="/f/booking/:id" element={<ReviewFlowScreen />} />
      <Route path="/f/booking/:id/:step" element={<ReviewFlowScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const reviews = { id: 'reviews', pattern: '/d/reviews' };
  const addresses = [...config.addresses, reviews].map((address) => ({ ...address, part: config.name }));
  const page = renderScreen(routes, {
    path,
    user: aMe({ is_owner: true }),
    platform: { addresses, ...over },
  });
  const shown: string[] = [];
  page.platform.events.subscribe('toast.shown', ({ title }) => shown.push(title));
  page.platform.events.subscribe('failure.shown', ({ entries }) =>
    shown.push(...entries.map(({ text }) => text ?? '')),
  );
  return Object.assign(page, { shown });
}
