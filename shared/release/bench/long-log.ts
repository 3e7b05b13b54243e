import pg from 'pg';

import { pickReleases, PARTS, randomFrom, VERSIONS } from '../prove/registry/registry-fixture';
import type { LogEntry } from '../src/log/log-entry';
import { migrateRegistry } from '../src/registry/migrate-registry';
import { promoted, published, writeLog, type RecordedLog } from '../test/log-writer';

/**
 * A log like that of a busy project: half of the entries are publications, the others promotions, canaries and pins.
 */
export function drawLog(entryCount: number, seed: number): LogEntry[] {
  const random = randomFrom(seed);
  const story: RecordedLog[] = PARTS.map((part) => ['part-added', { part, squad: 'platform' }]);
  for (const part of PARTS) for (const version of VERSIONS) story.push(published(part, version));
  story.push(promoted(Object.fromEntries(PARTS.map((part) => [part, '1.0.0']))));
  while (story.length < entryCount) {
    const part = PARTS[Math.floor(random() * PARTS.length)] ?? 'shell';
    const nth = story.length;
    if (nth % 2 === 0) story.push(published(part, `2.0.0-pr.${nth}`));
    else if (nth % 101 === 0)
      story.push(['canary-set', { channel: 'production', part, version: '1.3.0', percent: 5 }]);
    else if (nth % 103 === 0)
      story.push(['pinned', { channel: 'production', market: 'AT', part, version: '1.4.0' }]);
    else story.push(promoted(pickReleases(random)));
  }
  return writeLog(...story);
}

/** Inserts a log into an empty database. */
export async function insertLog(databaseUrl: string, entries: readonly LogEntry[]): Promise<void> {
  await migrateRegistry(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into registry.log (seq, at, who, act, body, prev_hash, hash)
       select (line ->> 'seq')::bigint, (line ->> 'at')::timestamptz, line ->> 'who', line ->> 'act', line -> 'body',
              line ->> 'prevHash', line ->> 'hash'
       from jsonb_array_elements($1::jsonb) with ordinality as entry (line, nth) order by nth`,
      [JSON.stringify(entries)],
    );
  } finally {
    await client.end();
  }
}
