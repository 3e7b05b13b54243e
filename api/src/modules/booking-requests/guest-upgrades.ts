import type { CreateUpgrade, Upgrade, UpgradeList } from '@campavia/contracts';
import { UPGRADE_REASONS, type UpgradeReason } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { nowOf, type BookingProcess, type BookingRow } from '../bookings/booking-process.service';
import type { RequestActions, TripLock } from './request-actions';
import { toPriceFields, toUpgrade } from './booking-requests.mapper';
import type { RequestRow } from './request-facts';
import { createRequestQuotes } from './request-quotes';
import { createRequestsOfBookings, type RequestsOfBookings } from './requests-of-bookings.service';
import { permissionsOf, requireUpgrade } from './trip-permissions';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'findOwn'>;
  withLockedTrip: TripLock;
  actions: RequestActions;
  requests: RequestsOfBookings;
  rentalCover: RentalCover;
}

const kind = 'upgrade';

/** Upgrades of guests: additions without the owner's consent. */
export function createGuestUpgrades(needs: Needs) {
  return { ...changing(needs), ...reading(needs) };
}

export type GuestUpgrades = ReturnType<typeof createGuestUpgrades>;

function changing({ clock, withLockedTrip, actions, requests, rentalCover }: Needs) {
  /**
   * Creates an upgrade with its price; nothing is bought yet.
   * @param fault simulated failure for demonstrations
   * @throws HttpError 404; 405 booking_request_not_possible, booking_request_open; 503
   * RENTAL_COVER_SERVICE_UNAVAILABLE; InvalidFieldsError for a second driver without names
   */
  async function create(
    { userId, fault }: { userId: number; fault?: string },
    id: string,
    body: CreateUpgrade,
  ): Promise<Upgrade> {
    const { type: reason } = body;
    const driver = readDriver(body);
    if (reason === 'rental_cover') await rentalCover.terms(fault);
    return withLockedTrip({ role: 'guest', userId }, id, async (transaction, booking) => {
      await actions.requireNone(transaction, booking, kind);
      const price = await priceNow(transaction, booking, reason);
      const fields = { kind, reason, ...driver } as const;
      const request = await actions.create(transaction, booking, { price, fields });
      return toUpgrade(requests.view(request, booking, 'guest'));
    });
  }

  /** Sends it: from now on it waits to be paid. @throws HttpError as `create`, 409 request_price_changed */
  async function validate(userId: number, id: string): Promise<Upgrade> {
    const findPrice = (transaction: Database, booking: BookingRow, { reason }: RequestRow) =>
      priceNow(transaction, booking, reason as UpgradeReason);
    const { booking, request } = await actions.send({ role: 'guest', userId }, id, { kind, findPrice });
    return toUpgrade(requests.view(request, booking, 'guest'));
  }

  async function priceNow(transaction: Database, booking: BookingRow, reason: UpgradeReason) {
    const within = { database: transaction, clock };
    const found = (await createRequestsOfBookings(within).list([booking], 'guest')).get(booking.id);
    const hasBuyback = found?.hasBuyback ?? false;
    const quotes = createRequestQuotes(within);
    const permissions = permissionsOf(booking, { hasOpenExtension: false, hasBuyback, now: nowOf(clock) });
    requireUpgrade(reason, permissions);
    return quotes.upgrade(booking, reason);
  }

  /** Cancels it. @throws HttpError 404, 405 booking_in_wrong_state */
  async function cancel(userId: number, id: string): Promise<Upgrade> {
    const action = { name: 'cancel', actor: 'guest' } as const;
    const { booking, request } = await actions.transition({ role: 'guest', userId }, id, { kind, action });
    return toUpgrade(requests.view(request, booking, 'guest'));
  }

  /** Deletes one that was not sent. @throws HttpError 404, 405 booking_in_wrong_state */
  function remove(userId: number, id: string, requestId: string): Promise<void> {
    return actions.remove({ role: 'guest', userId }, id, { kind, requestId });
  }

  return { create, validate, cancel, remove };
}

function reading({ database, clock, process, requests, rentalCover }: Needs) {
  const quotes = createRequestQuotes({ database, clock });

  /** The upgrades of a trip, and what could be added now. @throws HttpError 404 */
  async function list(userId: number, id: string): Promise<UpgradeList> {
    const booking = await process.findOwn('guest', userId, id);
    const found = (await requests.list([booking], 'guest')).get(booking.id);
    const { upgrades: results = [], hasBuyback = false } = found ?? {};
    const offers: UpgradeList['offers'] = [];
    for (const type of await listPossible(booking, { hasBuyback })) {
      const price = await quotes.upgrade(booking, type).catch(undefinedWhenRefused);
      if (!price) continue;
      const { price_total, currency, lines } = toPriceFields(price, booking.currency_used);
      offers.push({ type, price_total, currency, lines });
    }
    return { count: results.length, results, offers };
  }

  async function listPossible(
    booking: BookingRow,
    { hasBuyback }: { hasBuyback: boolean },
  ): Promise<UpgradeReason[]> {
    const permissions = permissionsOf(booking, { hasOpenExtension: false, hasBuyback, now: nowOf(clock) });
    const hasCover = await rentalCover.terms().then(
      () => true,
      () => false,
    );
    return UPGRADE_REASONS.filter((reason) => {
      if (reason === 'buyback') return permissions.isBuybackAvailable;
      if (reason === 'rental_cover') return permissions.isRentalCoverAvailable && hasCover;
      return permissions.canAddSecondDriver;
    });
  }

  return { list };
}

function undefinedWhenRefused(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
}

function readDriver({ type, second_driver: driver }: CreateUpgrade) {
  if (type !== 'second_driver') return {};
  const fields = createFieldReader();
  const first = driver && fields.line('second_driver', driver.first_name);
  const last = driver && fields.line('second_driver', driver.last_name);
  if (!driver) fields.refuse('second_driver', 'field_required');
  fields.settle();
  return { second_driver_first_name: first, second_driver_last_name: last };
}
