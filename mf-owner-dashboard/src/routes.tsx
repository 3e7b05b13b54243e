import { lazyScreens, Route, Routes } from '@campavia/remote-kit';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
const SCREENS = {
  bookings: async () =>
    (
      await import(/* webpackChunkName: "bookings" */ './features/bookings/load-bookings-screen')
    ).loadBookingsScreen(),
  booking: async () =>
    (
      await import(/* webpackChunkName: "booking" */ './features/bookings/load-booking-screen')
    ).loadBookingScreen(),
  'booking.refuse': async () =>
    (
      await import(/* webpackChunkName: "booking.refuse" */ './features/bookings/load-leave-screen')
    ).loadLeaveScreen('refuse'),
  'booking.refuse-change': async () =>
    (
      await import(/* webpackChunkName: "booking.refuse-change" */ './features/bookings/load-leave-screen')
    ).loadLeaveScreen('refuseChange'),
  'booking.cancel': async () =>
    (
      await import(/* webpackChunkName: "booking.cancel" */ './features/bookings/load-leave-screen')
    ).loadLeaveScreen('cancel'),
  'booking.pick-up': async () =>
    (
      await import(/* webpackChunkName: "booking.pick-up" */ './features/bookings/load-handover-screens')
    ).loadReportScreen('pick_up'),
  'booking.return': async () =>
    (
      await import(/* webpackChunkName: "booking.return" */ './features/bookings/load-handover-screens')
    ).loadReportScreen('return'),
  'booking.claims': async () =>
    (
      await import(/* webpackChunkName: "booking.claims" */ './features/bookings/load-handover-screens')
    ).loadClaimsScreen(),
  'booking.contract': async () =>
    (
      await import(/* webpackChunkName: "booking.contract" */ './features/bookings/load-handover-screens')
    ).loadContractScreen(),
  'booking.review': async () =>
    (
      await import(/* webpackChunkName: "booking.review" */ './features/review/load-review-flow')
    ).loadReviewFlow(),
  'booking.review.step': async () =>
    (
      await import(/* webpackChunkName: "booking.review.step" */ './features/review/load-review-flow')
    ).loadReviewFlow(),
  campers: async () =>
    (
      await import(/* webpackChunkName: "campers" */ './features/campers/load-campers-screen')
    ).loadCampersScreen(),
  camper: async () =>
    (await import(/* webpackChunkName: "camper" */ './features/camper/camper-screen')).CamperScreen,
  'camper.calendar': async () =>
    (
      await import(/* webpackChunkName: "camper.calendar" */ './features/calendar/load-calendar-screen')
    ).loadCalendarScreen(),
  'camper.prices': async () =>
    (
      await import(/* webpackChunkName: "camper.prices" */ './features/prices/load-prices-screen')
    ).loadPricesScreen(),
  'camper.pictures': async () =>
    (
      await import(/* webpackChunkName: "camper.pictures" */ './features/pictures/load-pictures-screen')
    ).loadPicturesScreen(),
  'camper.documents': async () =>
    (await import(/* webpackChunkName: "camper.documents" */ './features/documents/camper-documents-screen'))
      .CamperDocumentsScreen,
  'camper.document': async () =>
    (await import(/* webpackChunkName: "camper.document" */ './features/documents/camper-documents-screen'))
      .CamperDocumentsScreen,
  'camper.document.upload': async () =>
    (
      await import(
        /* webpackChunkName: "camper.document.upload" */ './features/documents/camper-documents-screen'
      )
    ).CamperUploadScreen,
  'camper.vehicle': async () =>
    (
      await import(/* webpackChunkName: "camper.vehicle" */ './features/vehicle/load-vehicle-screen')
    ).loadVehicleScreen(),
  'camper.settings': async () =>
    (
      await import(/* webpackChunkName: "camper.settings" */ './features/settings/load-settings-screen')
    ).loadSettingsScreen(),
  staff: async () =>
    (
      await import(/* webpackChunkName: "staff" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('queues'),
  'staff.documents': async () =>
    (
      await import(
        /* webpackChunkName: "staff.documents" */ './features/back-office/load-back-office-screens'
      )
    ).loadBackOfficeScreen('documents'),
  'staff.document': async () =>
    (
      await import(/* webpackChunkName: "staff.document" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('document'),
  'staff.reports': async () =>
    (
      await import(/* webpackChunkName: "staff.reports" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('reports'),
  'staff.report': async () =>
    (
      await import(/* webpackChunkName: "staff.report" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('report'),
  'staff.payouts': async () =>
    (
      await import(/* webpackChunkName: "staff.payouts" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('payouts'),
  'staff.refunds': async () =>
    (
      await import(
        /* webpackChunkName: "staff.refunds" */ './features/back-office/load-money-and-incident-screens'
      )
    ).loadMoneyOrIncidentScreen('refusedRefunds'),
  'staff.incidents': async () =>
    (
      await import(
        /* webpackChunkName: "staff.incidents" */ './features/back-office/load-money-and-incident-screens'
      )
    ).loadMoneyOrIncidentScreen('incidents'),
  'staff.incident': async () =>
    (
      await import(
        /* webpackChunkName: "staff.incident" */ './features/back-office/load-money-and-incident-screens'
      )
    ).loadMoneyOrIncidentScreen('incident'),
  'staff.money': async () =>
    (
      await import(
        /* webpackChunkName: "staff.money" */ './features/back-office/load-money-and-incident-screens'
      )
    ).loadMoneyOrIncidentScreen('money'),
  'staff.refund': async () =>
    (
      await import(
        /* webpackChunkName: "staff.refund" */ './features/back-office/load-money-and-incident-screens'
      )
    ).loadMoneyOrIncidentScreen('refund'),
  'staff.people': async () =>
    (
      await import(/* webpackChunkName: "staff.people" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('people'),
  'staff.person': async () =>
    (
      await import(/* webpackChunkName: "staff.person" */ './features/back-office/load-back-office-screens')
    ).loadBackOfficeScreen('person'),
  'staff.audit-log': async () =>
    (
      await import(
        /* webpackChunkName: "staff.audit-log" */ './features/back-office/load-back-office-screens'
      )
    ).loadBackOfficeScreen('auditLog'),
  'staff.listings': async () =>
    (
      await import(/* webpackChunkName: "staff.listings" */ './features/staff/load-staff-screens')
    ).loadQueueScreen(),
  'staff.listing': async () =>
    (
      await import(/* webpackChunkName: "staff.listing" */ './features/staff/load-staff-screens')
    ).loadListingScreen(),
  'camper.statistics': async () =>
    (
      await import(/* webpackChunkName: "camper.statistics" */ './features/statistics/load-statistics-screen')
    ).loadStatisticsScreen(),
};

const { prepareScreen, ScreenOf } = lazyScreens(SCREENS);
export { prepareScreen };

/** Address to screen; each screen is loaded when it is first needed. */
export function OwnerRoutes() {
  return (
    <Routes>
      {bookingRoutes()}
      {camperRoutes()}
      {staffRoutes()}
    </Routes>
  );
}

function bookingRoutes() {
  return (
    <>
      <Route path="/d/bookings" element={<ScreenOf key="bookings" name="bookings" />} />
      <Route path="/d/bookings/:id" element={<ScreenOf key="booking" name="booking" />} />
      <Route
        path="/d/bookings/:id/refuse"
        element={<ScreenOf key="booking.refuse" name="booking.refuse" />}
      />
      <Route
        path="/d/bookings/:id/refuse-change"
        element={<ScreenOf key="booking.refuse-change" name="booking.refuse-change" />}
      />
      <Route
        path="/d/bookings/:id/cancel"
        element={<ScreenOf key="booking.cancel" name="booking.cancel" />}
      />
      <Route
        path="/d/bookings/:id/pick-up"
        element={<ScreenOf key="booking.pick-up" name="booking.pick-up" />}
      />
      <Route
        path="/d/bookings/:id/return"
        element={<ScreenOf key="booking.return" name="booking.return" />}
      />
      <Route
        path="/d/bookings/:id/claims"
        element={<ScreenOf key="booking.claims" name="booking.claims" />}
      />
      <Route
        path="/d/bookings/:id/contract"
        element={<ScreenOf key="booking.contract" name="booking.contract" />}
      />
      <Route path="/f/booking/:id" element={<ScreenOf key="booking.review" name="booking.review" />} />
      <Route
        path="/f/booking/:id/:step"
        element={<ScreenOf key="booking.review.step" name="booking.review.step" />}
      />
    </>
  );
}

function camperRoutes() {
  return (
    <>
      <Route path="/d/campers" element={<ScreenOf key="campers" name="campers" />} />
      <Route path="/d/campers/:id" element={<ScreenOf key="camper" name="camper" />} />
      <Route
        path="/d/campers/:id/calendar"
        element={<ScreenOf key="camper.calendar" name="camper.calendar" />}
      />
      <Route path="/d/campers/:id/prices" element={<ScreenOf key="camper.prices" name="camper.prices" />} />
      <Route
        path="/d/campers/:id/pictures"
        element={<ScreenOf key="camper.pictures" name="camper.pictures" />}
      />
      <Route
        path="/d/campers/:id/documents"
        element={<ScreenOf key="camper.documents" name="camper.documents" />}
      />
      <Route
        path="/d/campers/:id/documents/:id_doc"
        element={<ScreenOf key="camper.document" name="camper.document" />}
      />
      <Route
        path="/d/campers/:id/documents/:id_doc/:form"
        element={<ScreenOf key="camper.document.upload" name="camper.document.upload" />}
      />
      <Route
        path="/d/campers/:id/vehicle"
        element={<ScreenOf key="camper.vehicle" name="camper.vehicle" />}
      />
      <Route
        path="/d/campers/:id/settings"
        element={<ScreenOf key="camper.settings" name="camper.settings" />}
      />
      <Route
        path="/d/campers/:id/statistics"
        element={<ScreenOf key="camper.statistics" name="camper.statistics" />}
      />
    </>
  );
}

function staffRoutes() {
  return (
    <>
      <Route path="/d/staff" element={<ScreenOf key="staff" name="staff" />} />
      <Route path="/d/staff/documents" element={<ScreenOf key="staff.documents" name="staff.documents" />} />
      <Route
        path="/d/staff/documents/:id"
        element={<ScreenOf key="staff.document" name="staff.document" />}
      />
      <Route path="/d/staff/reports" element={<ScreenOf key="staff.reports" name="staff.reports" />} />
      <Route path="/d/staff/reports/:id" element={<ScreenOf key="staff.report" name="staff.report" />} />
      <Route path="/d/staff/payouts" element={<ScreenOf key="staff.payouts" name="staff.payouts" />} />
      <Route path="/d/staff/refunds" element={<ScreenOf key="staff.refunds" name="staff.refunds" />} />
      <Route path="/d/staff/incidents" element={<ScreenOf key="staff.incidents" name="staff.incidents" />} />
      <Route
        path="/d/staff/incidents/:id"
        element={<ScreenOf key="staff.incident" name="staff.incident" />}
      />
      <Route path="/d/staff/money" element={<ScreenOf key="staff.money" name="staff.money" />} />
      <Route
        path="/d/staff/bookings/:id/refund"
        element={<ScreenOf key="staff.refund" name="staff.refund" />}
      />
      <Route path="/d/staff/people" element={<ScreenOf key="staff.people" name="staff.people" />} />
      <Route path="/d/staff/people/:id" element={<ScreenOf key="staff.person" name="staff.person" />} />
      <Route path="/d/staff/audit-log" element={<ScreenOf key="staff.audit-log" name="staff.audit-log" />} />
      <Route path="/d/staff/listings" element={<ScreenOf key="staff.listings" name="staff.listings" />} />
      <Route path="/d/staff/listings/:id" element={<ScreenOf key="staff.listing" name="staff.listing" />} />
    </>
  );
}
