import { socketUrl } from './socket.mjs';

/** Runs one query on its own connection; rejects with the driver's error. */
export async function queryOnce(url, text, values = []) {
  const { Client } = await importDriver();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener, a server that stops in the meantime would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Creates the database if the server does not have it yet. */
export async function ensureDatabase(socket, name) {
  const url = socketUrl(socket, 'postgres');
  const rows = await queryOnce(url, 'select 1 from pg_database where datname = $1', [name]);
  if (rows.length === 0) await queryOnce(url, `create database "${name}"`);
}

// Imported on first use: on a fresh clone the driver is installed only after this file was loaded.
async function importDriver() {
  const module = await import('pg');
  return module.default;
}
