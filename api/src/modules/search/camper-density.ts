import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import type { Box } from '../../core/geo';
import { COUNT_LIMITS, type CountLimits } from './facets/count-limits';
import type { Area, SearchPlan } from './query/search-plan';

/** The campers of one country in one square of the map. */
interface Square {
  country: string;
  campers: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** An estimated number of campers in an area, known before the search runs. */
export interface AreaDensity {
  /** Limit of counting; exact when absent. */
  countsUpTo: number | undefined;
  /** Approximate bounding box of the campers. */
  box: Box | null;
}

const SQUARE_DEGREES = 0.25;
const FRESH_MS = 600_000;

/** Estimates the number of campers in an area from counts per map square, refreshed every ten minutes. */
export function createCamperDensity(database: Database, limits: CountLimits = COUNT_LIMITS) {
  let seen: Square[] | undefined;
  let freshUntil = 0;
  let looking: Promise<Square[]> | undefined;

  async function at({ area, among }: Pick<SearchPlan, 'area' | 'among'>): Promise<AreaDensity> {
    const parts = (await squares()).map((square) => ({ square, share: shareInArea(square, area) }));
    const inside = parts.filter(({ share }) => share > 0);
    const campers = inside.reduce((sum, { square, share }) => sum + share * square.campers, 0);
    return {
      countsUpTo: campers > limits.exactAmong && !among ? limits.cap : undefined,
      box: inside.length ? boundingBox(inside.map(({ square }) => square)) : null,
    };
  }

  // The first caller waits; later ones get the previous counts during a refresh.
  async function squares(): Promise<Square[]> {
    if (seen && performance.now() > freshUntil) refresh().catch(() => undefined);
    return seen ?? refresh();
  }

  function refresh(): Promise<Square[]> {
    looking ??= readSquares(database)
      .then((rows) => {
        freshUntil = performance.now() + FRESH_MS;
        seen = rows;
        return rows;
      })
      .finally(() => (looking = undefined));
    return looking;
  }

  return { at };
}

export type CamperDensity = ReturnType<typeof createCamperDensity>;

async function readSquares(database: Database): Promise<Square[]> {
  const { rows } = await sql<Square>`
    select country, count(*)::integer as campers, min(longitude) as west, min(latitude) as south,
      max(longitude) as east, max(latitude) as north
    from camper_search
    group by country, floor(longitude / ${SQUARE_DEGREES}::double precision),
      floor(latitude / ${SQUARE_DEGREES}::double precision)`.execute(database);
  return rows;
}

/** The share of a square's campers in an area, assuming an even distribution. */
function shareInArea({ country, west, south, east, north }: Square, area: Area): number {
  if (area.kind === 'nowhere') return 0;
  if (area.kind === 'everywhere') return 1;
  if (area.kind === 'country') return country === area.country ? 1 : 0;
  const [fromWest, fromSouth, toEast, toNorth] = area.box;
  const common = overlap([west, east], [fromWest, toEast]) * overlap([south, north], [fromSouth, toNorth]);
  return area.kind === 'circle' ? (common * Math.PI) / 4 : common;
}

type Range = [from: number, to: number];

function overlap([from, to]: Range, [least, most]: Range): number {
  if (from === to) return from >= least && from <= most ? 1 : 0;
  return Math.max(0, Math.min(to, most) - Math.max(from, least)) / (to - from);
}

function boundingBox(squares: readonly Square[]): Box {
  return [
    Math.min(...squares.map(({ west }) => west)),
    Math.min(...squares.map(({ south }) => south)),
    Math.max(...squares.map(({ east }) => east)),
    Math.max(...squares.map(({ north }) => north)),
  ];
}
