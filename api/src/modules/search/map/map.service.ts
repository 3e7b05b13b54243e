import type { CamperPin, Cluster, MapAnswer, MapParams, ListedCamper } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import { runCancellable } from '../../../database/cancellable-query';
import type { Database } from '../../../database/connect';
import type { Box } from '../../../core/geo';
import { createMapStore, type Cell, type CellRow } from './map.store';
import { canMatch, type SearchPlanner } from '../plan-search';
import { toPricedCamper } from '../search.mapper';
import { createSearchStore } from '../search.store';

const NOTHING: MapAnswer = { count: 0, clusters: [], campers: [] };
/** Map tiles are 256 px wide; pins closer than a cell of 64 px would overlap. */
const DEGREES_OF_CELL = 360 / 4;
/** Maximum number of cells per side. */
const MAX_CELLS = 20;
const MAX_PINS = 200;

interface Needs {
  database: Database;
  planOf: SearchPlanner;
}

/** The campers of a search for a map. */
export function createMapService({ database, planOf }: Needs) {
  /**
   * Clusters and single campers of a part of the map.
   * @param signal - aborts the query when the client has disconnected
   * @throws InvalidFieldsError for contradictory values
   */
  async function show(
    { zoom, ...params }: MapParams,
    inCurrency: CurrencyCode,
    signal: AbortSignal,
  ): Promise<MapAnswer> {
    const plan = await planOf(params, inCurrency);
    const { area } = plan;
    if (area.kind !== 'box' || !canMatch(plan)) return NOTHING;
    const answer = await runCancellable(database, signal, async (connection) => {
      const cells = await createMapStore(connection).cells(plan, cellOf(area.box, zoom));
      const alone = singles(cells);
      const rows = await createSearchStore(connection).byIds(plan, [...alone]);
      const clusters = cells.filter(({ id, count }) => count > 1 || !alone.has(id)).map(toCluster);
      const campers = rows.map((row) => toPin(toPricedCamper(row, plan.currency)));
      return { count: cells.reduce((sum, { count }) => sum + count, 0), clusters, campers };
    }).catch((error: unknown) => {
      // The client has disconnected, which is not an error.
      if (signal.aborted) return NOTHING;
      throw error;
    });
    return answer;
  }

  return { show };
}

export type MapService = ReturnType<typeof createMapService>;

function singles(cells: readonly CellRow[]): Set<number> {
  const alone = cells.filter(({ count }) => count === 1).sort((one, other) => other.score - one.score);
  return new Set(alone.slice(0, MAX_PINS).map(({ id }) => id));
}

// In this projection a degree of latitude is longer than one of longitude, except at the equator.
function cellOf([west, south, east, north]: Box, zoom: number): Cell {
  const shrink = Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const tall = (north - south) / shrink;
  const width = Math.max(DEGREES_OF_CELL / 2 ** zoom, (east - west) / MAX_CELLS, tall / MAX_CELLS);
  return { width, height: width * shrink };
}

function toCluster({ latitude, longitude, count, west, south, east, north }: CellRow): Cluster {
  return { latitude: round(latitude), longitude: round(longitude), count, box: [west, south, east, north] };
}

function toPin(result: ListedCamper): CamperPin {
  const { id, title, type, latitude, longitude, review_average, review_count, pictures } = result;
  const { price_per_day, booking_price_per_day, final_booking_price, original_booking_price, currency } =
    result;
  return {
    id,
    title,
    type,
    latitude,
    longitude,
    review_average,
    review_count,
    picture: pictures[0] ?? null,
    price_per_day,
    booking_price_per_day,
    final_booking_price,
    original_booking_price,
    currency,
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
