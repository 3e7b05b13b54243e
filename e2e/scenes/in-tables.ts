import pg from 'pg';

/** Asks the site's own database something, by a connection for this alone. */
export async function inTables<Answer>(ask: (database: pg.Client) => Promise<Answer>): Promise<Answer> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return await ask(database);
  } finally {
    await database.end();
  }
}
