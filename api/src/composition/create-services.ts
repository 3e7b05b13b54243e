import type { FastifyBaseLogger } from 'fastify';

import type { ServiceContext } from '../core/app-context';
import { createUploadProcesses } from '../core/uploads/upload-processes';
import { createCalendarFeeds } from '../modules/calendar-feeds/calendar-feeds.service';
import { createChats } from '../modules/chats/chats.service';
import { createChargeEffects, createConditions } from '../modules/conditions/conditions.service';
import { createInsuranceFiles } from '../modules/insurance-conditions/insurance-conditions.service';
import { createPortraitFiles } from '../modules/identity/profile-pictures/portrait-files';
import { listGuestDocumentStatuses } from '../modules/documents/documents.service';
import { offerReadyListings } from '../modules/moderation/moderation.service';
import { createOwnReviews } from '../modules/reviews/own/own-reviews.service';
import { createPictureFiles } from '../modules/owner-pictures/owner-pictures.service';
import { createPayments } from '../modules/payments/payments.service';
import { createUploadedPictures } from '../modules/pictures/uploaded-pictures.service';
import { createPlacesService } from '../modules/places/places.service';
import { createUpdatesService } from '../modules/updates/updates.service';
import { createCalendarFetcher } from '../providers/calendars/fetch-calendar';
import { createBookingServices } from './booking-services';
import { createDocumentServices } from './document-services';
import { createLeadServices } from './leads';
import { createOwnerAccountServices } from './owner-account-services';
import { createProviders } from './providers';
import { createReaderEmails } from './reader-emails';
import { createSearchServices } from './search-services';
import { createStaffMoneyServices, createSupportServices } from './support-services';

/** Every service that several routes, jobs or commands share, each created once. */
export function createServices(context: ServiceContext, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const { database, clock, settings } = context;
  const providers = createProviders(context);
  const { notifications } = providers;
  const uploads = createUploadProcesses();
  const places = createPlacesService(context.reads ?? database);
  const search = createSearchServices(context, { places });
  const bookings = createBookingServices(context, providers);
  const { process, bookingPrices: prices, emails } = bookings;
  const payments = createPayments({
    database,
    clock,
    siteUrl: settings.siteUrl,
    provider: providers.payments,
    requests: bookings.requests.payments,
    documentStatuses: listGuestDocumentStatuses,
    chargeEffects: createChargeEffects({ clock, emails }),
    process,
    emails,
    prices,
    onFailure: (failure) => log.error(failure, 'payment needs attention'),
  });
  const { storage } = providers.documents;
  const uploaded = createUploadedPictures(providers.files);
  const pictureFiles = createPictureFiles({ database, clock, uploaded });
  const documents = createDocumentServices(context, { providers, prices, process, uploads });
  return {
    providers,
    uploads,
    places,
    search,
    bookings,
    documents,
    payments,
    ...createStaffMoneyServices(context, { notifications, process, sync: payments.statusSync.sync }),
    ownerAccounts: createOwnerAccountServices(context, providers, { documents, log }),
    conditions: createConditions({
      ...context,
      process,
      emails,
      charges: payments.charges,
      storage,
      uploads,
    }),
    chats: createChats({ ...context, storage, uploads }),
    calendarFeeds: createCalendarFeeds(
      context,
      createCalendarFetcher({ allowedHosts: settings.calendarTestHosts ?? [] }),
    ),
    leads: createLeadServices(context, log),
    ...createSupportServices(context, providers, log),
    insuranceFiles: createInsuranceFiles({ database, clock, storage }),
    pictureFiles,
    portraits: createPortraitFiles({ database, clock, files: providers.files }),
    reviews: createOwnReviews({ ...context, process, emails, notifications, files: pictureFiles, uploads }),
    offerReadyListings: () => offerReadyListings({ database, settings, clock, notifications }),
    updates: createUpdatesService({ database, settings }),
    ...createReaderEmails(context, search, providers),
  };
}

export type Services = ReturnType<typeof createServices>;
