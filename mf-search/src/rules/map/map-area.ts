import type { ListedCampers } from '@campavia/contracts';
import type { SearchBox, SearchQuery } from '@campavia/domain';

/** West, south, east and north of the countries that have sites, without overseas territories. */
const COUNTRY_BOXES: Record<string, SearchBox> = {
  AT: [9.5, 46.4, 17.2, 49.1],
  BE: [2.5, 49.4, 6.5, 51.6],
  CH: [5.9, 45.8, 10.6, 47.9],
  DE: [5.8, 47.2, 15.1, 55.1],
  ES: [-9.4, 35.9, 4.4, 43.9],
  FR: [-5.2, 41.3, 9.7, 51.2],
  GB: [-8.7, 49.8, 1.9, 59.4],
  IE: [-10.6, 51.3, -5.9, 55.5],
  IT: [6.6, 36.6, 18.6, 47.1],
  NL: [3.3, 50.7, 7.3, 53.6],
  PT: [-9.6, 36.9, -6.1, 42.2],
  US: [-124.8, 24.5, -66.9, 49.4],
};
const EUROPE: SearchBox = [-10, 36, 19, 56];

/** The search's own box, else the box of its answer (`found`), else the country's. */
export function mapArea({ bbox }: SearchQuery, found: readonly number[] | null, country: string): SearchBox {
  return bbox ?? boxOfEdges(found) ?? COUNTRY_BOXES[country] ?? EUROPE;
}

/** The smallest edge of a box, in degrees, so that a single camper is shown with its surroundings. */
const MIN_EDGE = 0.08;
/** Space for the pins at the edges, as a share of the box. */
const MARGIN = 0.12;

/** Share of the campers on a page that may be left out at each edge as outliers. */
const RIM = 0.1;

/** The campers on the page without outliers; undefined for a search of a box or without a centre. */
export function mapFocus({ bbox }: SearchQuery, answer: ListedCampers | undefined): SearchBox | undefined {
  const { results = [], count = 0, box = null } = answer ?? {};
  const isWhole = results.length >= count;
  if (bbox || results.length === 0 || (!isWhole && !box)) return undefined;
  const rim = isWhole ? 0 : RIM;
  const [west, east] = spanOf(
    results.map(({ longitude }) => longitude),
    rim,
  );
  const [south, north] = spanOf(
    results.map(({ latitude }) => latitude),
    rim,
  );
  const [aside, up] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [west - aside, south - up, east + aside, north + up];
}

function spanOf(degrees: number[], rim: number): [number, number] {
  const inOrder = degrees.toSorted((one, other) => one - other);
  const left = Math.floor(inOrder.length * rim);
  return widened(inOrder[left] ?? 0, inOrder.at(-1 - left) ?? 0);
}

function widened(least: number, most: number): [number, number] {
  const more = Math.max(0, MIN_EDGE - (most - least)) / 2;
  return [least - more, most + more];
}

export function boxOfEdges(edges: readonly number[] | null): SearchBox | undefined {
  const [west, south, east, north] = edges ?? [];
  const isBox = west !== undefined && south !== undefined && east !== undefined && north !== undefined;
  return isBox ? [west, south, east, north] : undefined;
}
