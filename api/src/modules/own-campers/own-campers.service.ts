import type {
  OwnCampersFilters,
  OwnCampersQuery,
  OwnCamperList,
  OwnListingProgress,
} from '@campavia/contracts';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { pageLinks } from './page-links';
import { requireOwnCamper } from './require-own-camper';
import { toCard, toOwnPart, toProgress, type OwnPart } from './own-campers.mapper';
import { createOwnCampersStore, type CamperRow } from './own-campers.store';

interface Needs {
  database: Database;
  clock: Pick<Clock, 'now'>;
}

const USUAL_PAGE_SIZE = 10;

/** Campers as their owners see them. */
export function createOwnCampersService({ database, clock }: Needs) {
  const store = createOwnCampersStore(database);

  /** How far a listing has come. @throws HttpError 404 camper_not_found, 410 camper_deleted */
  async function progress(userId: number, id: string): Promise<OwnListingProgress> {
    const camper = await requireOwnCamper(store.find, { id, userId });
    return toProgress(camper, await store.facts(camper.id));
  }

  /** What its owner is told of a camper beside its listing. */
  async function ownPart(camper: CamperRow): Promise<OwnPart> {
    const [facts, documents] = await Promise.all([
      store.facts(camper.id),
      store.documents(camper.vehicle_id),
    ]);
    return toOwnPart(camper, facts, documents);
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

  return { progress, ownPart, list, filters };
}

export type OwnCampersService = ReturnType<typeof createOwnCampersService>;
