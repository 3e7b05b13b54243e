import { lazyScreens, Routes } from '@campavia/remote-kit';

import { config } from '../remote.config';

/** By the name of the address, which is also the chunk's name, so that the document preloads it. */
export const SCREENS = {
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
      await import(/* webpackChunkName: "booking.pick-up" */ './features/bookings/load-report-screen')
    ).loadReportScreen('pick_up'),
  'booking.return': async () =>
    (
      await import(/* webpackChunkName: "booking.return" */ './features/bookings/load-report-screen')
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

const { prepareScreen, routesTo } = lazyScreens(SCREENS);
export { prepareScreen };

export function OwnerRoutes() {
  return <Routes>{routesTo(config.addresses)}</Routes>;
}
