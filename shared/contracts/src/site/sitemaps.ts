import { Type, type Static } from 'typebox';

import { PlainDateSchema } from '../lists';

/** The lists of sitemaps: bookable campers, and places with bookable campers. */
export const SITEMAP_LISTS = ['campers', 'places'] as const;
export type SitemapList = (typeof SITEMAP_LISTS)[number];

/** A sitemap may hold 50,000 pages (sitemaps.org). */
export const MAX_SITEMAP_PAGES = 50_000;

/** A section of a list that makes one sitemap; a page never moves to another one. */
export const SitemapPartSchema = Type.Object({
  part: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1, maximum: MAX_SITEMAP_PAGES }),
  last_modified: PlainDateSchema,
});
export type SitemapPart = Static<typeof SitemapPartSchema>;

export const SitemapPartsSchema = Type.Array(SitemapPartSchema, {
  description: 'parts without pages are left out',
});

export const SitemapParamsSchema = Type.Object({
  list: Type.Enum([...SITEMAP_LISTS]),
  part: Type.Integer({ minimum: 1, maximum: 50_000 }),
});

export const SitemapQuerySchema = Type.Object({
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '`next` of the answer before' }),
  ),
});

/** One page: the parameters of its address, and when its content last changed. */
export const SitemapEntrySchema = Type.Object({
  values: Type.Record(Type.String(), Type.String()),
  last_modified: PlainDateSchema,
});
export type SitemapEntry = Static<typeof SitemapEntrySchema>;

export const SitemapEntriesSchema = Type.Object({
  results: Type.Array(SitemapEntrySchema, { maxItems: 5000 }),
  next: Type.Union([Type.Null(), Type.Integer()], {
    description: 'position of the next entries; null at the end',
  }),
});
export type SitemapEntries = Static<typeof SitemapEntriesSchema>;
