/** Letters of an answer that the site reads; none of those it asks for comes near. */
const LONGEST = 2_000_000;

/** Where the api is, and the key for it. */
export interface ApiAddress {
  apiUrl: string;
  apiKey: string;
}

export interface ApiQuestion {
  path: string;
  headers?: Record<string, string>;
  /** After this many milliseconds the question is given up. */
  deadlineMs: number;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** What stands in the body, whatever its shape; undefined when it is no JSON. */
  body: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks the api something.
 * @throws Error when no answer comes in time, or one without end
 */
export async function askApi(
  { apiUrl, apiKey }: ApiAddress,
  { path, headers, deadlineMs }: ApiQuestion,
): Promise<ApiAnswer> {
  const answer = await fetch(`${apiUrl}${path}`, {
    headers: { ...headers, 'x-api-key': apiKey },
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  });
  const text = await answer.text();
  if (text.length > LONGEST) throw new Error(`${path} answered with ${text.length} letters`);
  return { status: answer.status, headers: answer.headers, body: parse(text) };
}
