import type { MapLabel, MapLabelsQuery } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import { parseBbox } from '../../core/parse-query';
import { createMapLabelsStore, type Grid } from './map-labels.store';

/** Names of towns are wider than tall: one to a cell of 96 by 48 px, of tiles of 256 px. */
const CELLS_ACROSS_TILE = 256 / 96;
const CELL_RATIO = 0.5;
/** However far the zoom is off the box: this many cells a side. */
const MOST_CELLS = 32;
/** Farther out a country is told by its name, closer up by its towns alone. */
const LAST_ZOOM_OF_COUNTRIES = 6;
const FIRST_ZOOM_OF_SIGHTS = 8;
/** Fewest people of a town that is named, by zoom from 0; closer up every town is. */
const FEWEST_PEOPLE = [5e6, 5e6, 2e6, 1e6, 500_000, 200_000, 100_000, 40_000, 15_000, 5000, 1500];

/** What there is to read on a map. */
export function createMapLabelsService(database: Database) {
  const store = createMapLabelsStore(database);

  /**
   * The names on a part of the map.
   * @throws InvalidFieldsError for a box that is none
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
  // Away from the equator a degree of latitude is longer on the map than one of longitude.
  const shrink = Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const width = Math.max(360 / 2 ** zoom / CELLS_ACROSS_TILE, (east - west) / MOST_CELLS);
  const height = Math.max(width * CELL_RATIO * shrink, (north - south) / MOST_CELLS);
  return { box, width, height };
}
