import { sql } from 'kysely';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call, signIn } from '../../../test/users';

const OF_STAFF = /^\/v4\/(?:back-office|moderation|[\w-]+-staff)\//;
/** Calls and sign-ins are recorded, and attempts are counted. */
const RECORDS = ['impersonated_call', 'session', 'session_token', 'rate_limit', 'user_event'];
const BODIES = [
  {},
  { decision: 'accept', reason: 'OTHER', submission_id: 1, reasons: ['OTHER'], submitted_at: '2027-03-15' },
  { decision: 'hide', reason: 'Forged', amount: '1.00', note: 'Forged' },
];

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

/** Every call of staff that the api describes, so that new ones are tried as well. */
async function callsOfStaff(): Promise<`${Verb} /${string}`[]> {
  const { paths } = (await api.get('/docs/json')).body as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .filter(([path]) => OF_STAFF.test(path))
    .flatMap(([path, verbs]) =>
      Object.keys(verbs).map(
        (verb) => `${verb.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}` as `${Verb} /${string}`,
      ),
    );
}

/** Of every table, how many rows it has and which transaction wrote one last. */
async function stateOfDatabase(): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not in (${sql.join(RECORDS)}) order by 1`.execute(api.database);
  const parts = tables.map(
    ({
      name,
    }) => sql`select ${name}::text || ' ' || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state
      from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ state: string }>`${sql.join(parts, sql` union all `)}`.execute(api.database);
  return rows.map(({ state }) => state).toSorted();
}

test('guests, owners and staff who act as a user get 404 for calls of staff, and change nothing', async () => {
  const calls = await callsOfStaff();
  const staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
  const { token: guest, me } = await aNewUser(api.app);
  const owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  const acting = await call(api.app, 'POST /v4/users/auth/log-as/', {
    token: staff,
    body: { user_id: me.id },
  });
  const before = await stateOfDatabase();
  const answers: string[] = [];
  for (const token of [guest, owner, acting.body.access_token as string]) {
    for (const what of calls) {
      for (const body of what.startsWith('GET') ? [undefined] : BODIES) {
        const { status } = await call(api.app, what, { token, body });
        answers.push(`${status} ${what}`);
      }
    }
  }
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter((answer) => !/^40[45] /.test(answer))).toEqual([]);
  expect(await stateOfDatabase()).toEqual(before);
});
