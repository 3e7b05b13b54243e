import type { MapLabel, MapLabelsQuery } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import { parseBbox } from '../../core/parse-query';
import { createMapLabelsStore, type Grid } from './map-labels.store';

/** At most one town name per cell of 96 by 48 px, for tiles of 256 px. */
const CELLS_ACROSS_TILE = 256 / 96;
const CELL_RATIO = 0.5;
/** Maximum number of cells per side. */
const MAX_CELLS = 32;
/** Up to this zoom countries have labels; above it only towns. */
const LAST_ZOOM_OF_COUNTRIES = 6;
const FIRST_ZOOM_OF_SIGHTS = 8;
/** Smallest population of a labelled town, by zoom from 0; at higher zooms every town has a label. */
const FEWEST_PEOPLE = [5e6, 5e6, 2e6, 1e6, 500_000, 200_000, 100_000, 40_000, 15_000, 5000, 1500];

/** Labels of a map. */
export function createMapLabelsService(database: Database) {
  const store = createMapLabelsStore(database);

  /**
   * The labels in a box of the map.
   * @throws InvalidFieldsError for an invalid box
   */
  async function name({ bbox, zoom }: MapLabelsQuery): Promise<MapLabel[]> {
    const box = parseBbox(bbox);
    const [countries, towns, sights] = await Promise.all([
      zoom > LAST_ZOOM_OF_COUNTRIES ? [] : store.countries(box),
      store.towns(gridOf(box, zoom), FEWEST_PEOPLE[zoom] ?? 0),
      zoom < FIRST_ZOOM_OF_SIGHTS ? [] : store.sights(box),
    ]);
    return [...countries, ...towns, ...sights];
  }

  return { name };
}

export type MapLabelsService = ReturnType<typeof createMapLabelsService>;

function gridOf(box: Grid['box'], zoom: number): Grid {
  const [west, south, east, north] = box;
  // In this projection a degree of latitude is longer than one of longitude, except at the equator.
  const shrink = Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const width = Math.max(360 / 2 ** zoom / CELLS_ACROSS_TILE, (east - west) / MAX_CELLS);
  const height = Math.max(width * CELL_RATIO * shrink, (north - south) / MAX_CELLS);
  return { box, width, height };
}
