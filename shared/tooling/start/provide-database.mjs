import { startPostgres } from '../postgres/postgres.mjs';

/** Starts PostgreSQL, or uses the one of `DATABASE_URL`; it is stopped with this start, also while it is starting. */
export async function provideDatabase({ settings: { home, isThrowaway }, lifetime, progress }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let starting;
  const entry = {
    name: 'PostgreSQL',
    isSilent: true,
    async stop() {
      stopping.abort();
      const server = await starting.catch(() => undefined);
      await server?.stop();
    },
    kill: () => stopping.abort(),
  };
  lifetime.add(entry);
  const postgres = await progress.step(
    'Starting PostgreSQL',
    (showStatus) => (starting = startPostgres({ home, log: showStatus, isThrowaway, signal })),
    ({ external, adopted }) => {
      if (external) return 'Using the PostgreSQL of DATABASE_URL';
      return adopted ? 'Took over the running PostgreSQL' : 'PostgreSQL started';
    },
  );
  Object.assign(entry, { isSilent: postgres.external, kill: postgres.kill });
  return postgres;
}
