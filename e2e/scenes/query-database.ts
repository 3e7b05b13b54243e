import pg from 'pg';

export async function queryDatabase<Answer>(ask: (database: pg.Client) => Promise<Answer>): Promise<Answer> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return await ask(database);
  } finally {
    await database.end();
  }
}
