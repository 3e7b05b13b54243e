/** How long the api may take to say what it serves, in milliseconds. */
const PATIENCE_MS = 3000;

/** What the api serves now, as far as remotes depend on it. */
export interface ApiFacts {
  openapi: object;
  /** Names of the flags it knows. */
  flags: string[];
}

async function readJson<Content>(url: string, headers: Record<string, string>): Promise<Content> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Content;
}

/** Asks the api for its description and its flags; undefined while it is away. */
export async function askApiFacts({
  apiUrl,
  apiKey,
}: {
  apiUrl: string;
  apiKey: string;
}): Promise<ApiFacts | undefined> {
  const headers = { 'x-api-key': apiKey };
  try {
    const [openapi, { flags }] = await Promise.all([
      readJson<object>(`${apiUrl}/docs/json`, headers),
      readJson<{ flags: Record<string, boolean> }>(`${apiUrl}/3/referential/`, headers),
    ]);
    return { openapi, flags: Object.keys(flags) };
  } catch {
    return undefined;
  }
}
