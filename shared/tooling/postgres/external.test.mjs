import { describeDatabase, databaseAddress, useExternalPostgres } from './external.mjs';

it('names the database without its password', () => {
  expect(describeDatabase('postgres://bob:secret@db.example:5433/campers')).toBe('db.example:5433/campers');
});

it('parses a socket', () => {
  const address = databaseAddress('postgres://campavia@/campavia?host=/tmp/campavia-1&port=5432');
  expect(address).toEqual({ host: '/tmp/campavia-1', port: 5432, database: 'campavia' });
});

it.each(['garbage with secret', 'mysql://bob:secret@db/x', ''])('rejects %s without repeating it', (url) => {
  expect(() => databaseAddress(url)).toThrow(/^DATABASE_URL is not a connection string of PostgreSQL/);
});

it('reports in one line, without the password, that no server answers', async () => {
  const attempt = useExternalPostgres('postgres://bob:secret@127.0.0.1:1/campers');
  await expect(attempt).rejects.toThrow(
    /^DATABASE_URL: 127\.0\.0\.1:1\/campers cannot be used: [^\n]*ECONNREFUSED[^\n]*$/,
  );
  await expect(attempt).rejects.not.toThrow(/secret/);
});
