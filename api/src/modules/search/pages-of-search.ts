import { SearchParamsSchema, type SearchAnswer, type SearchParams } from '@campavia/contracts';
import { DEFAULT_PAGE_SIZE } from '@campavia/domain';

/** An answer with the addresses of the pages around it. */
export function withPages(answer: SearchAnswer, params: SearchParams, path: string): SearchAnswer {
  const { page = 1, page_size: size = DEFAULT_PAGE_SIZE } = params;
  const last = Math.max(1, Math.ceil(answer.count / size));
  const hasMore = answer.count_capped ? answer.results.length === size : page < last;
  return {
    ...answer,
    next: hasMore ? addressOf(path, params, page + 1) : null,
    previous:
      page > 1 ? addressOf(path, params, answer.count_capped ? page - 1 : Math.min(page - 1, last)) : null,
  };
}

function addressOf(path: string, params: SearchParams, page: number): string {
  const known = Object.entries({ ...params, page }).filter(([name]) =>
    Object.hasOwn(SearchParamsSchema.properties, name),
  );
  const entries = known.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
  );
  return `${path}?${new URLSearchParams(entries)}`;
}
