import type { Listing, ListingQuery } from '@campavia/contracts';
import { pricePerDayWithoutDates, type CurrencyCode } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { findOwnerInsurance } from '../insurance-conditions/insurance-conditions.service';
import type { PlacesService } from '../places/places.service';
import { parseStayDates } from '../../core/parse-query';
import { priceRequestedStay, type RequestedStay } from './requested-stay';
import { parseCamperId, requireVisible } from './camper-access.service';
import { toListing } from './listings.mapper';
import type { OwnCampersService } from '../own-campers/own-campers.service';
import { createListingsStore, type ListingRow } from './listings.store';

interface Needs {
  database: Database;
  clock: Clock;
  places: PlacesService;
  /** Additional fields for the camper's owner. */
  ownPart: OwnCampersService['ownPart'];
  /** URL of the back office. */
  backOfficeUrl?: string;
}

/** The viewer of a camper. */
export interface Viewer {
  currency: CurrencyCode;
  isStaff: boolean;
  /** Undefined for a visitor. */
  userId: number | undefined;
}

/** A listing as visible to guests. */
export function createListingsService({ database, clock, places, ownPart, backOfficeUrl }: Needs) {
  const store = createListingsStore(database);

  /**
   * The listing of a camper, with price and availability when the query has dates.
   * @throws HttpError 404 camper_id_not_a_number, 404 camper_not_found, 410 camper_deleted
   * @throws InvalidFieldsError for invalid dates
   */
  async function get(id: string, query: ListingQuery, viewer: Viewer): Promise<Listing> {
    const dates = parseStayDates(query);
    const row = await find(id, viewer.userId);
    const currency = query.currency ?? viewer.currency;
    const { camper } = row;
    const stay = dates && priceRequestedStay(row, { ...dates, today: clock.today() }, currency);
    const officeUrl = viewer.isStaff ? backOfficeUrl : undefined;
    const listing = await describe(row, { currency, stay, officeUrl });
    return camper.owner_id === viewer.userId ? { ...listing, ...(await ownPart(camper)) } : listing;
  }

  /** A camper in any state as guests will see it. The caller checks access. @throws HttpError 404 camper_not_found */
  async function preview(camperId: number, currency: CurrencyCode): Promise<Listing> {
    const row = await store.find(camperId, clock.now());
    if (!row) throw new HttpError(404, 'camper_not_found');
    return describe(row, { currency, stay: undefined, officeUrl: undefined });
  }

  async function describe(
    row: ListingRow,
    {
      currency,
      stay,
      officeUrl,
    }: { currency: CurrencyCode; stay: RequestedStay | undefined; officeUrl: string | undefined },
  ): Promise<Listing> {
    const { rates, camper, terms } = row;
    const insured = { id: camper.id, currency: camper.currency, insured_by: terms.insured_by };
    const [place, ownerInsurance] = await Promise.all([
      places.get(row.place.slug),
      findOwnerInsurance(database, insured),
    ]);
    const perDay = pricePerDayWithoutDates({ rates, currencyOwner: camper.currency, currencyUsed: currency });
    return toListing(row, { place, ownerInsurance, perDay, currency, stay, officeUrl });
  }

  async function find(id: string, viewerId: number | undefined): Promise<ListingRow> {
    const number = parseCamperId(id);
    const row = number === undefined ? undefined : await store.find(number, clock.now());
    const { camper } = row ?? {};
    requireVisible(camper, viewerId);
    return row as ListingRow;
  }

  return { get, preview };
}

export type ListingsService = ReturnType<typeof createListingsService>;
