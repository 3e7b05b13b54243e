const TIMEOUT_MS = 3000;

export interface ApiDescription {
  openapi: object;
  flags: string[];
}

async function readJson<Content>(url: string, headers: Record<string, string>): Promise<Content> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Content;
}

export async function fetchApiDescription({
  apiUrl,
  apiKey,
}: {
  apiUrl: string;
  apiKey: string;
}): Promise<ApiDescription | undefined> {
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
