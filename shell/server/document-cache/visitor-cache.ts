import { DocumentCache, type RenderOptions, type RenderOutcome } from './document-cache';
import { createGzipTemplate, type GzipTemplate } from './gzip-template';
import type { PageAnswer } from './prepared-document';

const MEGABYTE = 1024 * 1024;

const GZIP_SHARE = 0.4;

export interface VisitorCacheOptions {
  documentCacheMb: number;
  nowMs: () => number;
}

export interface RenderedAnswer {
  answer: PageAnswer;
  isPartial: boolean;
}

export interface CachedAddress {
  key: string;
  search: string;
}

function outcomeOf({ answer, isPartial }: RenderedAnswer): RenderOutcome {
  if (isPartial) return 'failed';
  if (!('document' in answer)) return 'gone';
  const { status } = answer.document;
  if (status >= 500) return 'failed';
  return status === 200 ? 'complete' : 'gone';
}

function withGzip({ answer, isPartial }: RenderedAnswer): PageAnswer {
  if (isPartial || !('document' in answer)) return answer;
  const { document } = answer;
  let compressed: Promise<GzipTemplate> | undefined;
  return { document: { ...document, gzip: () => (compressed ??= createGzipTemplate(document.template)) } };
}

function bytesOf(answer: PageAnswer): number {
  if (!('document' in answer)) return 0;
  return Math.ceil(answer.document.template.bytes.length * (1 + GZIP_SHARE));
}

/** Caches the documents of visitors. Searches use half of it, so that they drop no other pages. */
export function createVisitorCache({ documentCacheMb, nowMs }: VisitorCacheOptions) {
  const maxBytes = (documentCacheMb * MEGABYTE) / 2;
  const pages = new DocumentCache<PageAnswer>({ maxBytes, nowMs });
  const queries = new DocumentCache<PageAnswer>({ maxBytes, nowMs });
  const others = { bypassed: 0, notModified: 0 };

  return {
    isOn: documentCacheMb > 0,
    async get(
      { key, search }: CachedAddress,
      render: (options: RenderOptions) => Promise<RenderedAnswer>,
    ): Promise<PageAnswer> {
      const cache = search === '' ? pages : queries;
      return cache.get(key, async (options) => {
        const rendered = await render(options);
        const value = withGzip(rendered);
        return { value, outcome: outcomeOf(rendered), bytes: bytesOf(value) };
      });
    },
    count(what: keyof typeof others): void {
      others[what] += 1;
    },
    counts: () => ({ pages: pages.read(), queries: queries.read(), ...others }),
  };
}

export type VisitorCache = ReturnType<typeof createVisitorCache>;
