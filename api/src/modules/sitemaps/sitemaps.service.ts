import {
  MAX_SITEMAP_PAGES,
  type SitemapEntries,
  type SitemapEntry,
  type SitemapList,
  type SitemapPart,
} from '@campavia/contracts';

import type { Database } from '../../database/connect';
import type { LandingsService } from '../landings/landings.service';
import { memoize } from '../../core/memoize';
import { createSitemapsStore, type IdRange } from './sitemaps.store';

/** Maximum number of entries per answer. */
const BATCH = 5000;
const CACHED_MS = 10 * 60_000;

/** A page of a list with its ordinal. */
interface ListedPage {
  id: number;
  values: Record<string, string>;
  lastModified: string;
}

interface PageList {
  parts(): Promise<SitemapPart[]>;
  pages(range: IdRange, limit: number): Promise<ListedPage[]>;
}

interface Needs {
  database: Database;
  landings: Pick<LandingsService, 'placesWithCampers'>;
}

/**
 * Pages for the sitemaps. A part covers a fixed range of ids, so that a page stays in the same sitemap, and reading a
 * part is a primary key scan.
 */
export function createSitemapsService({ database, landings }: Needs) {
  const lists: Record<SitemapList, PageList> = {
    campers: listCampers(database),
    places: listPlaces(landings),
  };
  const listParts = memoize((list) => lists[list as SitemapList].parts(), { most: 2, forMs: CACHED_MS });

  async function listEntries(
    { list, part }: { list: SitemapList; part: number },
    after: number,
  ): Promise<SitemapEntries> {
    const least = (part - 1) * MAX_SITEMAP_PAGES;
    const range = { after: Math.max(least, after), upTo: least + MAX_SITEMAP_PAGES };
    const pages = await lists[list].pages(range, BATCH);
    const last = pages.at(-1);
    return {
      results: pages.map(toEntry),
      next: pages.length === BATCH && last !== undefined ? last.id : null,
    };
  }

  return { listParts: (list: SitemapList) => listParts(list), listEntries };
}

export type SitemapsService = ReturnType<typeof createSitemapsService>;

function toEntry({ values, lastModified }: ListedPage): SitemapEntry {
  return { values, last_modified: lastModified };
}

function listCampers(database: Database): PageList {
  const store = createSitemapsStore(database);
  return {
    parts: async () => {
      const rows = await store.camperParts(MAX_SITEMAP_PAGES);
      return rows.map(({ part, pages, last_modified }) => ({ part, pages, last_modified }));
    },
    pages: async (range, limit) => {
      const rows = await store.campers(range, limit);
      return rows.map(({ id, last_modified }) => ({
        id,
        values: { id: String(id) },
        lastModified: last_modified,
      }));
    },
  };
}

/** Ids of places are those of the gazetteer and have gaps, so places use their position. */
function listPlaces(landings: Needs['landings']): PageList {
  async function all(): Promise<ListedPage[]> {
    const places = await landings.placesWithCampers();
    return places.map(({ slug, last_modified }, index) => ({
      id: index + 1,
      values: { slug },
      lastModified: last_modified,
    }));
  }

  return {
    parts: async () => {
      const pages = await all();
      const count = Math.ceil(pages.length / MAX_SITEMAP_PAGES);
      return Array.from({ length: count }, (_, index) => {
        const held = pages.slice(index * MAX_SITEMAP_PAGES, (index + 1) * MAX_SITEMAP_PAGES);
        const newest = held.map(({ lastModified }) => lastModified).sort();
        return { part: index + 1, pages: held.length, last_modified: newest.at(-1) ?? '' };
      });
    },
    pages: async ({ after, upTo }, limit) => (await all()).slice(after, Math.min(upTo, after + limit)),
  };
}
