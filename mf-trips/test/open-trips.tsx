import { aMe, aReferential } from '@campavia/contracts/testing';
import { Route, Routes, type Platform } from '@campavia/remote-kit';
import { renderScreen, type RenderedScreen, type ScreenOptions } from '@campavia/testing';

import { config } from '../remote.config';
import { CancelScreen } from '../src/features/cancel/cancel-screen';
import { RefundScreen } from '../src/features/cancel/refund/refund-screen';
import { ConditionScreen } from '../src/features/condition/condition-screen';
import { ExtendScreen } from '../src/features/extend/extend-screen';
import { ReviewFlowScreen } from '../src/features/reviews/flow/review-flow-screen';
import { ReviewsScreen } from '../src/features/reviews/list/reviews-screen';
import { InsuranceScreen } from '../src/features/upgrades/insurance-screen';
import { SecondDriverScreen } from '../src/features/upgrades/second-driver-screen';
import { TripScreen } from '../src/features/trips/details/trip-screen';
import { ContractScreen } from '../src/features/trips/printable/contract-screen';
import { PickUpScreen } from '../src/features/trips/printable/pick-up-screen';
import { ReceiptScreen } from '../src/features/trips/printable/receipt-screen';
import { TripsScreen } from '../src/features/trips/list/trips-screen';

const OTHERS = [
  { id: 'listing', pattern: '/campers/{id}' },
  { id: 'search', pattern: '/s' },
];

const FUNNELS = [
  { id: 'funnel.request', pattern: '/campers/{id}/request/{request_id}' },
  { id: 'funnel.payment', pattern: '/campers/{id}/payment/{booking_id}' },
  { id: 'funnel.booking-payment', pattern: '/booking-payment' },
  { id: 'funnel.booking-payment.step', pattern: '/booking-payment/{step}' },
  { id: 'funnel.instant', pattern: '/campers/{id}/instant-request/{request_id}' },
];

export interface TripsOptions extends ScreenOptions {
  /** The composition has the booking funnels. */
  hasFunnels?: boolean;
}

export function openTrips(
  path: string,
  { hasFunnels, platform: given, ...options }: TripsOptions = {},
): RenderedScreen {
  const linked = [...OTHERS, ...(hasFunnels ? FUNNELS : [])];
  const referential = aReferential();
  const platform: Partial<Platform> = {
    addresses: [
      ...config.addresses.map((address) => ({ ...address, part: config.name })),
      ...linked.map((address) => ({ ...address, part: 'mf-others' })),
    ],
    referential: { ...referential, flags: { ...referential.flags, regular_payment_funnel: true } },
    ...given,
  };
  const routes = (
    <Routes>
      <Route path="/d/trips" element={<TripsScreen />} />
      <Route path="/d/trips/:id" element={<TripScreen />} />
      <Route path="/d/trips/:id/receipt" element={<ReceiptScreen />} />
      <Route path="/d/trips/:id/contract" element={<ContractScreen />} />
      <Route path="/d/trips/:id/pick-up" element={<PickUpScreen />} />
      <Route path="/d/trips/:id/condition/:moment" element={<ConditionScreen />} />
      <Route path="/d/trips/:id/cancel" element={<CancelScreen />} />
      <Route path="/d/trips/:id/refund" element={<RefundScreen />} />
      <Route path="/d/trips/:id/extend" element={<ExtendScreen tab="days" />} />
      <Route path="/d/trips/:id/extend/move" element={<ExtendScreen tab="move" />} />
      <Route path="/d/trips/:id/extend/kilometres" element={<ExtendScreen tab="kilometres" />} />
      <Route path="/d/trips/:id/upgrades/second-driver" element={<SecondDriverScreen />} />
      <Route path="/d/trips/:id/insurance" element={<InsuranceScreen />} />
      <Route path="/d/reviews" element={<ReviewsScreen />} />
      <Route path="/f/trip/:id" element={<ReviewFlowScreen />} />
      <Route path="/f/trip/:id/:step" element={<ReviewFlowScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(routes, { path, user: aMe(), platform, ...options });
}

export function plain(text: string | null | undefined): string | undefined {
  return text?.replace(/[\u00a0\u202f]/g, ' ');
}
