import { randomBytes } from 'node:crypto';

import type { Database } from '../../database/connect';

const KEY_BYTES = 32;

/** The key that all servers of the sandbox sign links with; created on first use. */
export async function readSandboxKey(database: Database): Promise<Buffer> {
  const read = () => database.selectFrom('sister_sandbox_key').select('key').executeTakeFirst();
  const known = await read();
  if (known) return known.key;
  await database
    .insertInto('sister_sandbox_key')
    .values({ key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error('The key of the sandbox’s sister platform could not be stored');
  return made.key;
}
