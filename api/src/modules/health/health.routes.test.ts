import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { startApplication, type Application } from '../../../test/application';
import { createWorker } from '../../composition/worker/create-worker';
import { createClock } from '../../core/clock';
import { connect } from '../../database/connect';
import { settingsFor } from '../../../test/application';
import { call } from '../../../test/users';

let api: Application;

beforeEach(async () => {
  api = await startApplication();
});
afterEach(() => api.close());

const state = async (address: string) => {
  const { status, body } = await api.get(address, { 'x-api-key': '' });
  return [status, body];
};

test('a process with its database lives and is ready', async () => {
  expect(await state('/health/live')).toEqual([200, { status: 'ok' }]);
  expect(await state('/health/ready')).toEqual([200, { status: 'ready' }]);
});

test('a process whose database lacks a migration lives, and says why it is not ready', async () => {
  await sql`delete from schema_migration where name = '0001-places.sql'`.execute(api.database);
  expect(await state('/health/ready')).toEqual([
    503,
    { status: 'not_ready', reasons: ['migrations_missing'] },
  ]);
  expect((await state('/health/live'))[0]).toBe(200);
});

test('a release before the newest migration is ready beside it', async () => {
  await sql`insert into schema_migration values ('9999-of-the-next-release.sql', 'x')`.execute(api.database);
  expect(await state('/health/ready')).toEqual([200, { status: 'ready' }]);
});

test('while the disk of the database is full, changes are answered 503 in words, and readiness names it', async () => {
  await sql`create function fill() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(api.database);
  await sql`create trigger fill before insert on contact_message execute function fill()`.execute(
    api.database,
  );
  const body = {
    key: randomUUID(),
    topic: 'OTHER',
    name: 'Ada Moreau',
    email: 'ada@example.org',
    text: 'I cannot find my trip any more.',
    locale: 'de',
  };
  const send = () =>
    call(api.app, 'POST /v4/contact-messages/', { body, headers: { 'accept-language': 'de' } });
  const refused = await send();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body).toEqual({
    code: 'service_unavailable',
    detail: expect.stringMatching(/Bitte versuchen Sie es/),
  });
  expect(await state('/health/ready')).toEqual([200, { status: 'ready', problems: ['database_full'] }]);
  await sql`drop trigger fill on contact_message`.execute(api.database);
  expect((await send()).status).toBe(201);
});

test('a stopping process is not ready, still answers, and closes its connections', async () => {
  api.app.drain.begin();
  expect(await state('/health/ready')).toEqual([503, { status: 'not_ready', reasons: ['stopping'] }]);
  const { status, headers } = await api.get('/v4/geolocation/places/?search=Paris');
  expect([status, headers.connection]).toEqual([200, 'close']);
});

test('a worker answers for its health and for nothing else', async () => {
  const settings = settingsFor('postgres://127.0.0.1:1/nowhere', api.home);
  const database = connect(settings.databaseUrl);
  const { app } = createWorker({ settings, database, clock: createClock() });
  const answers = await Promise.all(
    ['/health/live', '/health/ready', '/3/referential/'].map((url) => app.inject(url)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 404]);
  expect(answers[1]?.json()).toEqual({ status: 'not_ready', reasons: ['database_unreachable'] });
  await app.close();
  await database.destroy();
});
