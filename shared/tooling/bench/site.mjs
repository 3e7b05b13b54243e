import { join } from 'node:path';

import pg from 'pg';

import { Refusal } from '../postgres/refusal.mjs';
import { socketFolder, socketUrl } from '../postgres/socket.mjs';
import { describePart } from '../release/part.mjs';

/**
 * The measured site, its data folder and its releases.
 *
 * @param {{root: string, url: string, home: string, databaseUrl?: string}} options the database is that of the data
 * folder unless another is named
 */
export async function describeSite({ root, url, home, databaseUrl }) {
  const composition = await readComposition(url);
  const versions = Object.entries(composition.parts).map(([name, { version }]) => ({ name, version }));
  const others = versions.filter(({ name, version }) => describePart(join(root, name)).version !== version);
  if (others.length > 0) {
    const names = others.map(({ name, version }) => `${name} ${version}`).join(', ');
    throw new Refusal(
      `${url} serves ${names}, which were not built from these sources. Build and publish first.`,
    );
  }
  const data = await describeData(databaseUrl ?? socketUrl(socketFolder(home), 'campavia'));
  return { url, home, versions, data };
}

async function readComposition(url) {
  const answer = await fetch(`${url}/_composition`).catch(() => undefined);
  if (!answer?.ok) throw new Refusal(`${url} returns no composition. Is the site running?`);
  return answer.json();
}

/** The generator's report: the number of campers and the seed. */
async function describeData(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query("select checksum from loaded_data where name = 'campers'");
    return rows[0]?.checksum ?? 'none of the generator';
  } catch {
    return 'unknown, because the database does not answer';
  } finally {
    await client.end().catch(() => undefined);
  }
}
