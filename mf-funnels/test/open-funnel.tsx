import type { BookingPrice, GuestBooking, Me } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aMe,
  anInsuranceChoice,
  someInsuranceChoices,
} from '@campavia/contracts/testing';
import {
  Route,
  Routes,
  type EventBus,
  type Platform,
  type Session,
  type SessionState,
} from '@campavia/remote-kit';
import { answer, renderScreen, type RenderedScreen, type ScreenOptions } from '@campavia/testing';

import { getMe } from '@campavia/api-client';

import { config } from '../remote.config';
import { EntryScreen } from '../src/features/funnel/entry-screen';
import { preloadSteps } from '../src/features/funnel/lazy-steps';
import { StepScreen } from '../src/features/funnel/step-screen';
import { FUNNELS, type Funnel } from '../src/rules/funnel/funnel-steps';
import { setWidth } from './set-width';

const OTHERS = [
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'trip', pattern: '/d/trips/{id}', part: 'mf-trips' },
  { id: 'trips', pattern: '/d/trips', part: 'mf-trips' },
];

// In production the step is loaded before the page is rendered.
beforeAll(preloadSteps);
beforeEach(() => void answer('get', '/3/insurance/', someInsuranceChoices()));

export function aDraft(over: Partial<GuestBooking> = {}): GuestBooking {
  return aBooking({
    state: 'ABANDONED',
    is_updatable: true,
    purpose: null,
    message: null,
    driver_born_on: null,
    driver_licence_since: null,
    licence_type: null,
    ...over,
  });
}

export function aFullDraft(over: Partial<GuestBooking> = {}): GuestBooking {
  return aBooking({ state: 'ABANDONED', is_updatable: true, ...over });
}

function aSessionOf(me: Me): Session {
  let state: SessionState = { status: 'signed-in', user: me };
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload: async () => {
      state = { status: 'signed-in', user: await getMe() };
      for (const listener of listeners) listener();
    },
    signOut: () => Promise.resolve(),
    askToSignIn: () => undefined,
  };
}

export interface OpenFunnelOptions extends ScreenOptions {
  me?: Partial<Me>;
  booking?: GuestBooking;
  price?: BookingPrice;
  /** The body of the refused price request; its status is 400 by default. */
  priceRefusal?: { body: object; status?: number };
  /** Width of the window in CSS pixels; that of a desktop by default. */
  width?: number;
  flags?: Record<string, boolean>;
}

export interface OpenFunnel extends RenderedScreen {
  changed: unknown[];
}

function changesIn(events: EventBus): unknown[] {
  const changed: unknown[] = [];
  events.subscribe('booking.changed', (change) => changed.push(change));
  return changed;
}

export function answerAfterBooking(): void {
  const none = { count: 0, next: null, previous: null, results: [], standing: 'none' };
  answer('get', '/3/docs/guest/*', none);
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/products/1201/similar/', { results: [] });
}

const PATHS: Record<Funnel, string> = {
  request: '/campers/:id/request/:request_id',
  instant: '/campers/:id/instant-request/:request_id',
  payment: '/campers/:id/payment/:booking_id',
  'booking-payment': '/booking-payment',
};

export function openFunnel(path: string, options: OpenFunnelOptions = {}): OpenFunnel {
  const { me, booking, priceRefusal, width = 1440, flags = {}, ...rest } = options;
  const { price = aBookingPrice({ is_frozen: false }), ...screenOptions } = rest;
  setWidth(width);
  if (booking) answer('get', `/v4/bookings-guest/${booking.id}/`, booking);
  const { body, status = 400 } = priceRefusal ?? { body: price, status: 200 };
  answer('get', '/3/my-requests/7001/prices/', body, { status });
  const addresses = [...config.addresses.map((address) => ({ ...address, part: config.name })), ...OTHERS];
  const platform: Partial<Platform> = {
    addresses,
    session: aSessionOf(aMe(me)),
    referential: { flags } as Platform['referential'],
  };
  const pages = (
    <Routes>
      {FUNNELS.map((funnel) => (
        <Route key={funnel} path={PATHS[funnel]} element={<EntryScreen funnel={funnel} />} />
      ))}
      {FUNNELS.map((funnel) => (
        <Route key={funnel} path={`${PATHS[funnel]}/:step`} element={<StepScreen funnel={funnel} />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
  const page = renderScreen(pages, { path, ...screenOptions, platform });
  return Object.assign(page, { changed: changesIn(page.platform.events) });
}
