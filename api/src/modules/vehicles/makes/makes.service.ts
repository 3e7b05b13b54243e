import type {
  BrandModels,
  BrandModelsQuery,
  ManufacturerModels,
  ManufacturerModelsQuery,
  VehicleMakes,
  VehicleMakesQuery,
} from '@campavia/contracts';

import { pageLinks } from '../../../core/routing/page-links';
import type { Database } from '../../../database/connect';
import { createMakesStore, type MakeKind } from './makes.store';

const USUAL_PAGE_SIZE = 500;

/** Brands that convert vehicles, manufacturers of base vehicles, and the models of both, by name. */
export function createMakes(database: Database) {
  const store = createMakesStore(database);

  async function makes(kind: MakeKind, query: VehicleMakesQuery): Promise<VehicleMakes> {
    const { count, rows } = await store.makes(kind, rangeOf(query));
    return { ...listOf(`/v4/${kind}s/`, query, count), results: rows };
  }

  async function brandModels(query: BrandModelsQuery): Promise<BrandModels> {
    const { count, rows } = await store.models('brand', query.brand, rangeOf(query));
    return {
      ...listOf('/v4/brands-models/', query, count),
      results: rows.map(({ id, name, make_id: brand_id }) => ({ id, name, brand_id })),
    };
  }

  async function manufacturerModels(query: ManufacturerModelsQuery): Promise<ManufacturerModels> {
    const { count, rows } = await store.models('manufacturer', query.manufacturer, rangeOf(query));
    return {
      ...listOf('/v4/manufacturers-models/', query, count),
      results: rows.map(({ id, name, make_id: manufacturer_id }) => ({ id, name, manufacturer_id })),
    };
  }

  return { makes, brandModels, manufacturerModels };
}

export type MakesService = ReturnType<typeof createMakes>;

function rangeOf({ page = 1, page_size: limit = USUAL_PAGE_SIZE }: VehicleMakesQuery) {
  return { limit, offset: (page - 1) * limit };
}

function listOf(path: string, query: VehicleMakesQuery, count: number) {
  const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
  return { count, ...pageLinks(path, query, { page, size, count }) };
}
