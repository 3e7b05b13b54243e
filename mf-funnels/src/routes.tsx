import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** By the id of the address, which is also the name of the chunk that the document preloads. All share one module. */
const SCREENS = {
  'funnel.request': async () =>
    (await import(/* webpackChunkName: "funnel.request" */ './features/funnel/open-screens')).openEntry(
      'request',
    ),
  'funnel.request.step': async () =>
    (await import(/* webpackChunkName: "funnel.request.step" */ './features/funnel/open-screens')).openStep(
      'request',
    ),
  'funnel.instant': async () =>
    (await import(/* webpackChunkName: "funnel.instant" */ './features/funnel/open-screens')).openEntry(
      'instant',
    ),
  'funnel.instant.step': async () =>
    (await import(/* webpackChunkName: "funnel.instant.step" */ './features/funnel/open-screens')).openStep(
      'instant',
    ),
  'funnel.payment': async () =>
    (await import(/* webpackChunkName: "funnel.payment" */ './features/funnel/open-screens')).openEntry(
      'payment',
    ),
  'funnel.payment.step': async () =>
    (await import(/* webpackChunkName: "funnel.payment.step" */ './features/funnel/open-screens')).openStep(
      'payment',
    ),
  'funnel.booking-payment': async () =>
    (
      await import(/* webpackChunkName: "funnel.booking-payment" */ './features/funnel/open-screens')
    ).openEntry('booking-payment'),
  'funnel.booking-payment.step': async () =>
    (
      await import(/* webpackChunkName: "funnel.booking-payment.step" */ './features/funnel/open-screens')
    ).openStep('booking-payment'),
};
type ScreenName = keyof typeof SCREENS;

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

function screenOf(name: ScreenName) {
  return <ScreenOf key={name} name={name} />;
}

export function FunnelRoutes() {
  return (
    <Routes>
      <Route path="/campers/:id/request/:request_id" element={screenOf('funnel.request')} />
      <Route path="/campers/:id/request/:request_id/:step" element={screenOf('funnel.request.step')} />
      <Route path="/campers/:id/instant-request/:request_id" element={screenOf('funnel.instant')} />
      <Route
        path="/campers/:id/instant-request/:request_id/:step"
        element={screenOf('funnel.instant.step')}
      />
      <Route path="/campers/:id/payment/:booking_id" element={screenOf('funnel.payment')} />
      <Route path="/campers/:id/payment/:booking_id/:step" element={screenOf('funnel.payment.step')} />
      <Route path="/booking-payment" element={screenOf('funnel.booking-payment')} />
      <Route path="/booking-payment/:step" element={screenOf('funnel.booking-payment.step')} />
    </Routes>
  );
}
