import pg from 'pg';

import { createPool } from '../../src/database/connect';
import { startEmptyServer } from '../../test/scratch-databases';

/** Parts of the tables, by hash of the camper: the first half at the coordinator, the second at the other node. */
export const PARTS = 4;
export const isAtOther = (part: number) => part >= PARTS / 2;

/** Two servers. The coordinator has half of the rows, and reaches those of the other node by `postgres_fdw`. */
export interface TwoNodes {
  coordinator: pg.Pool;
  other: pg.Pool;
  stopOther(): Promise<void>;
  close(): Promise<void>;
}

/** @param isThrowaway without fsync */
export async function startTwoNodes({ isThrowaway }: { isThrowaway: boolean }): Promise<TwoNodes> {
  const [first, second] = [await startNode({ isThrowaway }), await startNode({ isThrowaway })];
  const [coordinator, other] = [first.pool, second.pool];
  for (const part of partsWhere((each) => !isAtOther(each))) await coordinator.query(tablesOf(part));
  for (const part of partsWhere(isAtOther)) await other.query(tablesOf(part));
  await coordinator.query(dividedTables(second.url));
  return {
    coordinator,
    other,
    stopOther: second.stop,
    close: async () => {
      await first.stop();
      await second.stop();
    },
  };
}

async function startNode({ isThrowaway }: { isThrowaway: boolean }) {
  const server = await startEmptyServer({ isThrowaway });
  const pool = createPool(server.url, { max: 12 });
  await pool.query('create extension if not exists btree_gist');
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= pool.end().then(server.stop));
  return { url: server.url, pool, stop };
}

export function partsWhere(is: (part: number) => boolean): number[] {
  return Array.from({ length: PARTS }, (_, part) => part).filter(is);
}

const BOOKING =
  'camper_id bigint not null, id bigint not null, guest_id bigint not null, during daterange not null, price integer not null';
const BLOCK = 'camper_id bigint not null, booking_id bigint not null, during daterange not null';

/** The tables of a part, with the constraints of `booking` and `calendar_block` in the migrations. */
function tablesOf(part: number): string {
  return `
    create table booking_${part} (${BOOKING}, primary key (camper_id, id));
    create index on booking_${part} (guest_id);
    create table calendar_block_${part} (${BLOCK}, primary key (camper_id, booking_id),
      foreign key (camper_id, booking_id) references booking_${part} (camper_id, id),
      constraint calendar_block_${part}_taken_once exclude using gist (camper_id with =, during with &&));`;
}

function dividedTables(otherUrl: string): string {
  const { host, port, database, user } = new pg.Client({ connectionString: otherUrl });
  const options = `host '${host}', port '${port}', dbname '${database}'`;
  return `
    create table booking (${BOOKING}) partition by hash (camper_id);
    create table calendar_block (${BLOCK}) partition by hash (camper_id);
    create extension postgres_fdw;
    create server other foreign data wrapper postgres_fdw
      options (${options}, async_capable 'true', batch_size '100', fetch_size '1000');
    create user mapping for current_user server other options (user '${user}', password_required 'false');
    ${partsWhere(() => true)
      .flatMap((part) => ['booking', 'calendar_block'].map((table) => attach(table, part)))
      .join('\n')}`;
}

function attach(table: string, part: number): string {
  const values = `for values with (modulus ${PARTS}, remainder ${part})`;
  return isAtOther(part)
    ? `create foreign table ${table}_${part} partition of ${table} ${values} server other;`
    : `alter table ${table} attach partition ${table}_${part} ${values};`;
}
