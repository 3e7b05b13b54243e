import type {
  OwnCampersFilters,
  OwnCampersQuery,
  OwnCamperList,
  OwnListingProgress,
  VehicleLocation,
} from '@campavia/contracts';

import {
  missingRequirements,
  type ListingCompleteness,
  type ListingRequirement,
  type ModeratedDocument,
  type PlainDate,
} from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { pageLinks } from '../../core/routing/page-links';
import { listFollowedCalendars } from '../calendar-feeds/calendar-feeds.service';
import { findLastSubmission } from '../moderation/last-submission.service';
import { requireOwnCamper } from './require-own-camper.service';
import { toCard, toLocation, toOwnPart, toProgress, type OwnPart } from './own-campers.mapper';
import { createOwnCampersStore, type CamperRow } from './own-campers.store';

interface Needs {
  database: Database;
  clock: Pick<Clock, 'now'>;
  /** When false, owners are not redirected there. */
  hasSisterPlatform: boolean;
}

const USUAL_PAGE_SIZE = 10;

/** Campers as visible to their owners. */
export function createOwnCampersService({ database, clock, hasSisterPlatform }: Needs) {
  const store = createOwnCampersStore(database);

  /** The user's own camper. @throws HttpError 404 camper_not_found, 410 camper_deleted */
  function requireOwn(asked: { userId: number; id: string }): Promise<CamperRow> {
    return requireOwnCamper(store.find, asked);
  }

  /** The user's own camper by the id of its vehicle in the path. @throws HttpError 404, 410 as `requireOwn` */
  async function requireOwnVehicle({ userId, id }: { userId: number; id: string }): Promise<CamperRow> {
    const camperId = await store.camperIdOf(parseRowId(id));
    if (camperId === undefined) throw new HttpError(404, 'camper_not_found');
    return requireOwn({ userId, id: String(camperId) });
  }

  /** Progress of a listing. @throws HttpError 404 camper_not_found, 410 camper_deleted */
  async function progress(userId: number, id: string): Promise<OwnListingProgress> {
    const camper = await requireOwn({ id, userId });
    const [completeness, submission] = await Promise.all([
      readCompleteness(database, camper),
      findLastSubmission(database, camper.id),
    ]);
    return toProgress(camper, { ...completeness, submission });
  }

  /** Additional fields of a camper for its owner. */
  async function ownPart(camper: CamperRow): Promise<OwnPart> {
    const [facts, documents, address, feeds] = await Promise.all([
      store.facts(camper.id),
      store.documents(camper.vehicle_id),
      store.address(camper.id),
      listFollowedCalendars(database, camper.id),
    ]);
    const dual_listing = hasSisterPlatform ? camper.dual_listing : 'not_eligible';
    return toOwnPart({ ...camper, dual_listing }, { facts, documents, address, feeds });
  }

  async function list(userId: number, query: OwnCampersQuery): Promise<OwnCamperList> {
    const { city, page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const [rows, cities] = await Promise.all([
      store.page({ ownerId: userId, now: clock.now(), city, limit: size, offset: (page - 1) * size }),
      store.cities(userId),
    ]);
    const chosen = city === undefined ? cities : cities.filter(({ slug }) => slug === city);
    const count = chosen.reduce((sum, each) => sum + each.count, 0);
    return {
      count,
      ...pageLinks('/3/products/me/paginated/', query, { page, size, count }),
      results: rows.map(toCard),
    };
  }

  async function filters(userId: number): Promise<OwnCampersFilters> {
    const cities = await store.cities(userId);
    return { count: cities.reduce((sum, { count }) => sum + count, 0), cities };
  }

  return { requireOwn, requireOwnVehicle, progress, ownPart, list, filters };
}

export type OwnCampersService = ReturnType<typeof createOwnCampersService>;

/** Locks a camper until the end of the transaction; changes of it and its related rows are serialised by this lock. */
export async function lockCamper(transaction: Database, id: number): Promise<void> {
  await createOwnCampersStore(transaction).lock(id);
}

/** The user's own camper, locked. @throws HttpError 404 camper_not_found, 410 camper_deleted */
export function lockOwnCamper(
  transaction: Database,
  asked: { userId: number; id: string },
): Promise<CamperRow> {
  return requireOwnCamper(createOwnCampersStore(transaction).lock, asked);
}

/** What is missing before a listing can be submitted; empty when it is complete. */
export async function listMissing(
  database: Database,
  camper: Pick<CamperRow, 'id' | 'vehicle_id'>,
): Promise<ListingRequirement[]> {
  return missingRequirements(await readCompleteness(database, camper));
}

/** A document of a vehicle with its expiry. */
export interface DatedDocument extends ModeratedDocument {
  expiration_date: PlainDate | null;
}

/** Inputs of a listing's completeness. */
export async function readCompleteness(
  database: Database,
  { id, vehicle_id }: Pick<CamperRow, 'id' | 'vehicle_id'>,
): Promise<ListingCompleteness & { documents: readonly DatedDocument[] }> {
  const store = createOwnCampersStore(database);
  const [facts, documents, { country }] = await Promise.all([
    store.facts(id),
    store.documents(vehicle_id),
    store.address(id),
  ]);
  return { facts, documents, country };
}

/** Location of a camper with its street, for its owner and staff. */
export async function readLocation(
  database: Database,
  camper: Pick<CamperRow, 'id' | 'latitude' | 'longitude'>,
): Promise<VehicleLocation> {
  return toLocation(camper, await createOwnCampersStore(database).address(camper.id));
}
