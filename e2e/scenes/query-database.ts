import pg from 'pg';

/** Runs queries on the site's database, with a connection of their own. */
export async function queryDatabase<Answer>(ask: (database: pg.Client) => Promise<Answer>): Promise<Answer> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return await ask(database);
  } finally {
    await database.end();
  }
}
