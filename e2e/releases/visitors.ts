import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A browser that the site has met before, by the cookie it holds. */
export interface Visitor {
  cookie: string;
}

/** Visitors with fixed numbers, as the site would have named them. */
export async function someVisitors(home: string, count: number): Promise<Visitor[]> {
  const secret = (await readFile(join(home, 'keys/site-secret'), 'utf8')).trim();
  return Array.from({ length: count }, (_, index) => {
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    const signature = createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
    return { cookie: `${id}.${signature}` };
  });
}

/** The version of a part that the site gives a visitor. */
export async function versionFor(url: string, visitor: Visitor, part: string): Promise<string> {
  const answer = await fetch(`${url}/_composition`, {
    headers: { cookie: `campavia_visitor=${visitor.cookie}` },
  });
  const { parts } = (await answer.json()) as { parts: Record<string, { version: string }> };
  return parts[part]?.version ?? 'none';
}
