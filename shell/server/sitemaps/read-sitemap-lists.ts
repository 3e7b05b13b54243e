import type { SitemapEntries, SitemapPart } from '@campavia/contracts';

import { callApi, type ApiAddress } from '../api/call-api';
import { HttpError } from '../http/http-error';

const DEADLINE_MS = 10_000;
const RETRY_AFTER_SECONDS = 60;

async function readList<Answer>(api: ApiAddress, path: string): Promise<Answer> {
  const answer = await callApi(api, { path, deadlineMs: DEADLINE_MS }).catch(() => undefined);
  if (answer?.status === 200) return answer.body as Answer;
  throw new HttpError(503, 'sitemap_unavailable', 'The pages cannot be listed now', RETRY_AFTER_SECONDS);
}

/** @throws HttpError 503 while the api does not answer, or has no such list */
export function readParts(api: ApiAddress, list: string): Promise<SitemapPart[]> {
  return readList<SitemapPart[]>(api, `/v4/sitemaps/${encodeURIComponent(list)}/`);
}

/** Batch by batch. @throws HttpError as `readParts` does */
export async function* readEntries(
  api: ApiAddress,
  { list, part }: { list: string; part: number },
): AsyncGenerator<SitemapEntries['results']> {
  let after: number | null = 0;
  while (after !== null) {
    const path: string = `/v4/sitemaps/${encodeURIComponent(list)}/${part}/?after=${after}`;
    const { results, next }: SitemapEntries = await readList<SitemapEntries>(api, path);
    yield results;
    after = next;
  }
}
