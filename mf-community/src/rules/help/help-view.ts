/** The view of the help page, as in its address. */
export interface HelpView {
  query: string;
  topic: string | undefined;
  question: string | undefined;
}

export const MAX_QUERY_LENGTH = 200;

const LONGEST_ID = 60;

/** Reads query and fragment of the address; `?question=` wins over a fragment, which servers do not see. */
export function readHelpView(search: string, hash = ''): HelpView {
  const params = new URLSearchParams(search);
  const idOf = (name: string) => params.get(name)?.slice(0, LONGEST_ID) || undefined;
  return {
    query: cutQuery(params.get('q') ?? ''),
    topic: idOf('topic'),
    question: idOf('question') ?? (hash.slice(1, LONGEST_ID + 1) || undefined),
  };
}

/** The search of the typed text, cut to a maximum length without splitting a character. */
export function cutQuery(typed: string): string {
  return typed
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The query of the address for a view, without other parameters. */
export function writeHelpView({ query, topic }: Pick<HelpView, 'query' | 'topic'>): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (topic !== undefined) params.set('topic', topic);
  return params;
}
