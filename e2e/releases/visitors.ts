import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

export interface Visitor {
  cookie: string;
}

/** Fixed numbers, with cookies signed as the site signs them. */
export async function someVisitors(home: string, count: number): Promise<Visitor[]> {
  const secret = (await readFile(join(home, 'keys/site-secret'), 'utf8')).trim();
  return Array.from({ length: count }, (_, index) => {
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    const signature = createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
    return { cookie: `${id}.${signature}` };
  });
}

export async function versionFor(url: string, visitor: Visitor, part: string): Promise<string> {
  const { host, port } = new URL(url);
  const headers = { host, cookie: `campavia_visitor=${visitor.cookie}` };
  // Browsers know the hosts below localhost, Node does not.
  const { parts } = await new Promise<{ parts: Record<string, { version: string }> }>((resolve, reject) => {
    get({ host: 'localhost', port, path: '/_composition', headers }, (answer) => {
      json(answer).then((body) => resolve(body as never), reject);
    }).once('error', reject);
  });
  return parts[part]?.version ?? 'none';
}
