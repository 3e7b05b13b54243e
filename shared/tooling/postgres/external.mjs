import { queryOnce } from './connection.mjs';
import { Refusal } from './refusal.mjs';

const OLDEST = 15;

/** Uses the server of `DATABASE_URL`; refuses if it does not answer or is too old. */
export async function useExternalPostgres(url) {
  const name = describeDatabase(url);
  const version = await serverVersion(url, name);
  if (version < OLDEST * 10_000) {
    throw new Refusal(
      `DATABASE_URL: ${name} is PostgreSQL ${Math.floor(version / 10_000)}; ${OLDEST} or newer is needed.`,
    );
  }
  return { url, adopted: false, external: true, stop: async () => {}, kill: () => {} };
}

/** The database as text, without its password: `db.example:5432/campavia`. */
export function describeDatabase(url) {
  const { host, port, database } = databaseAddress(url);
  return host.startsWith('/') ? `${database} at ${host}` : `${host}:${port}/${database}`;
}

/** Host, port and database of a connection string; refuses an invalid one. */
export function databaseAddress(url) {
  try {
    const address = new URL(url.replace('@/', '@socket.invalid/'));
    if (!/^postgres(ql)?:$/.test(address.protocol)) throw new TypeError('not PostgreSQL');
    return {
      host: address.searchParams.get('host') ?? decodeURIComponent(address.hostname),
      port: Number(address.searchParams.get('port') ?? (address.port || 5432)),
      database: decodeURIComponent(address.pathname.slice(1)) || decodeURIComponent(address.username),
    };
  } catch {
    throw new Refusal(
      'DATABASE_URL is not a connection string of PostgreSQL (postgres://user:password@host:5432/database).',
    );
  }
}

async function serverVersion(url, name) {
  try {
    const [row] = await queryOnce(url, "select current_setting('server_version_num')::int as version");
    return row.version;
  } catch (error) {
    throw new Refusal(`DATABASE_URL: ${name} cannot be used: ${error.message || error.code}.`);
  }
}
