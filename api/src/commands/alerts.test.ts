import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parse } from 'yaml';

import {
  observeJob,
  readTelemetrySettings,
  startTelemetry,
  traceRequests,
  type Telemetry,
} from '@campavia/telemetry';
import { makeCertificate } from '@campavia/tooling/certificates';
import { startTelemetryReceiver } from '@campavia/tooling/telemetry-receiver';

import { followAlert, parseDuration, type AlertRule } from '../../test/alert-states';
import { startApplication, type Application } from '../../test/application';
import { startTlsServer } from '../../test/tls-server';
import { evaluatePromql, type Snapshot } from '../../test/promql';
import { TEST_NOW_MS } from '../../test/scratch-databases';
import { createClock } from '../core/clock';
import { connect, createPool } from '../database/connect';
import { createRetention } from '../modules/personal-data/retention/retention.service';
import { observeCertificate } from './certificate/observe-certificate';
import { observeDatabase } from './observe-database';

const file = path.resolve(__dirname, '../../../deploy/alerts/campavia.yml');
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: AlertRule[] }[] };
const rules = groups.flatMap((group) => group.rules);

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

/** A process with telemetry, whose metrics are read as Prometheus would. */
interface Process {
  telemetry: Telemetry;
  /** Ends something at the end of the case. */
  defer(end: () => unknown): void;
}

/** Starts what is observed; the function that it returns is called before each reading. */
type Scenario = (process: Process) => Promise<(reading: number) => unknown>;

const READINGS = 4;
const BETWEEN_S = 70;

/** Readings of a scenario, more than a minute apart on the clock of the alerts. */
async function record(service: string, scenario: Scenario, readings = READINGS): Promise<Snapshot[]> {
  const receiver = await startTelemetryReceiver();
  const ends: (() => unknown)[] = [];
  try {
    const settings = readTelemetrySettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, service);
    const telemetry = await startTelemetry(settings, () => undefined);
    if (!telemetry) throw new Error('no telemetry');
    ends.push(() => telemetry.stop());
    const act = await scenario({ telemetry, defer: (end) => void ends.unshift(end) });
    const snapshots: Snapshot[] = [];
    for (let reading = 0; reading < readings; reading += 1) {
      await act(reading);
      await telemetry.flush();
      snapshots.push({ at: reading * BETWEEN_S, series: receiver.series() });
    }
    return snapshots;
  } finally {
    for (const end of ends) await end();
    await receiver.stop();
  }
}

/** A server of which one request in some fails or takes two seconds. */
function requests(one: 'fails' | 'is slow', inHowMany: number): Scenario {
  return async ({ telemetry, defer }) => {
    const app: FastifyInstance = fastify();
    traceRequests(app, telemetry, { isTrusted: () => false, namesTrace: false });
    const real = performance.now.bind(performance);
    let aheadMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs);
    app.get('/', async () => 'done');
    app.get('/other', async () => {
      if (one === 'fails') throw new Error('broken');
      aheadMs += 2000;
      return 'done';
    });
    defer(() => clock.mockRestore());
    defer(() => app.close());
    return async () => {
      for (let count = 1; count < inHowMany; count += 1) await app.inject('/');
      await app.inject('/other');
    };
  };
}

/** What the site records of its server parts. */
const parts =
  (failed: number, answered: number): Scenario =>
  async ({ telemetry }) => {
    const note = (outcome: string) =>
      telemetry.record('campavia.part.answer.duration', 0.02, {
        'campavia.part': 'mf-listing',
        'campavia.outcome': outcome,
      });
    return () => {
      for (let count = 0; count < failed; count += 1) note('failed');
      for (let count = 0; count < answered; count += 1) note('rendered');
    };
  };

const job =
  (work: (reading: number) => Promise<unknown>): Scenario =>
  async ({ telemetry }) =>
  async (reading) => {
    await observeJob(telemetry, 'payouts', () => work(reading))().catch(() => undefined);
  };

/** A process with a pool of one connection, at a time after that of the tests. */
const database =
  (prepare: (held: Hold) => Promise<unknown>, afterMs = 0): Scenario =>
  async ({ telemetry, defer }) => {
    const pool = createPool(api.databaseUrl, { max: 1 });
    const clock = createClock(TEST_NOW_MS + afterMs);
    observeDatabase(telemetry, { database: api.database, clock }, pool);
    defer(() => pool.end());
    await prepare({
      async connections() {
        const client = await pool.connect();
        const waiting = pool.query('select 1');
        defer(async () => {
          client.release();
          await waiting;
        });
      },
    });
    return () => undefined;
  };

interface Hold {
  /** Holds the only connection while another caller waits. */
  connections(): Promise<void>;
}

async function anEmail(waitingMs: number): Promise<void> {
  await sql`delete from notice`.execute(api.database);
  await sql`insert into notice (channel, recipient, kind, language, body, written_at)
    values ('mail', 'someone@example.org', 'test', 'en', '-', ${new Date(TEST_NOW_MS - waitingMs)})`.execute(
    api.database,
  );
}

/** Runs retention while somebody works on as many due rows. */
async function retention(locked: number): Promise<void> {
  await sql`delete from retention_rule`.execute(api.database);
  await sql`insert into contact_message (key, topic, name, email, body, locale, written_at)
    values (${randomUUID()}, 'OTHER', 'Someone', 'a@example.org', 'Hello', 'en', '2020-01-01')`.execute(
    api.database,
  );
  const other = connect(api.databaseUrl, { max: 1 });
  await other.transaction().execute(async (within) => {
    await sql`select id from contact_message order by id limit ${locked} for update`.execute(within);
    await createRetention({ database: api.database, clock: createClock(TEST_NOW_MS) }).removeDue();
  });
  await other.destroy();
}

/** A site whose certificate has some days left. */
const certificate =
  (days: number): Scenario =>
  async ({ telemetry, defer }) => {
    const startsAt = new Date(TEST_NOW_MS - 60 * DAY_MS);
    const endsAt = new Date(TEST_NOW_MS + days * DAY_MS);
    const server = await startTlsServer(await makeCertificate({ startsAt, endsAt }));
    defer(server.stop);
    observeCertificate(telemetry, server.endpoint, {
      log: { warn: () => undefined },
      clock: createClock(TEST_NOW_MS),
    });
    return () => undefined;
  };

const fail = () => Promise.reject(new Error('broken'));
const succeed = () => Promise.resolve();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Computes without a pause, then lets the process measure how long that was. */
async function block(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
}

interface Case {
  service?: string;
  fires: Scenario[];
  calm: Scenario[];
  /** The condition may hold for the first time without an alert, and fires within the second, in seconds. */
  lasts: readonly [number, number];
  /** Not counted but read: what was read last goes on. */
  isGauge?: true;
}

const AT_ONCE = [0, 0] as const;
const FIVE_MINUTES = [4 * 60, 6 * 60] as const;
const TEN_MINUTES = [9 * 60, 11 * 60] as const;
const SIX_HOURS = [5.9 * 3600, 6.1 * 3600] as const;

/** For each alert what makes it fire after what time, and what must not. */
const CASES: Record<string, Case> = {
  ApiFails: { fires: [requests('fails', 50)], calm: [requests('fails', 150)], lasts: FIVE_MINUTES },
  SiteFails: {
    service: 'campavia-site',
    fires: [requests('fails', 50)],
    calm: [requests('fails', 150)],
    lasts: FIVE_MINUTES,
  },
  RequestsSlow: {
    fires: [requests('is slow', 10)],
    calm: [requests('is slow', 40)],
    lasts: TEN_MINUTES,
  },
  ServerPartFails: {
    service: 'campavia-site',
    fires: [parts(1, 9)],
    calm: [parts(1, 29), parts(0, 10)],
    lasts: TEN_MINUTES,
  },
  DatabaseConnectionsExhausted: {
    fires: [database((held) => held.connections())],
    calm: [database(async () => undefined)],
    lasts: FIVE_MINUTES,
    isGauge: true,
  },
  EventLoopBlocked: {
    // The first pause starts the measurement, which is reset with each export.
    fires: [async () => () => block(30).then(() => block(400))],
    calm: [],
    lasts: FIVE_MINUTES,
    isGauge: true,
  },
  JobFails: {
    fires: [job(fail)],
    calm: [job((reading) => (reading === 2 ? fail() : succeed()))],
    lasts: AT_ONCE,
  },
  JobsStopped: {
    service: 'campavia-worker',
    fires: [async () => () => undefined, stoppedJob],
    calm: [job(succeed)],
    lasts: FIVE_MINUTES,
  },
  MessagesNotSent: {
    fires: [database(() => anEmail(11 * MINUTE_MS))],
    calm: [database(() => anEmail(9 * MINUTE_MS))],
    lasts: FIVE_MINUTES,
    isGauge: true,
  },
  RetentionOverdue: {
    fires: [database(() => retention(1))],
    calm: [database(() => retention(0))],
    lasts: SIX_HOURS,
    isGauge: true,
  },
  CertificateEndsSoon: {
    fires: [certificate(20)],
    calm: [certificate(22)],
    lasts: [59 * 60, 61 * 60],
    isGauge: true,
  },
  CertificateEnds: { fires: [certificate(6)], calm: [certificate(8)], lasts: FIVE_MINUTES, isGauge: true },
  CertificateEnded: { fires: [certificate(-1)], calm: [certificate(1)], lasts: AT_ONCE, isGauge: true },
  RetentionStopped: {
    fires: [database(() => retention(0), 2 * DAY_MS + MINUTE_MS)],
    calm: [database(() => retention(0), DAY_MS)],
    lasts: FIVE_MINUTES,
    isGauge: true,
  },
};

/** A job that ran before the first reading only. */
async function stoppedJob({ telemetry }: Process) {
  await observeJob(telemetry, 'payouts', succeed)();
  return () => undefined;
}

test('every alert is rehearsed', () => {
  expect(rules.map(({ alert }) => alert).toSorted()).toEqual(Object.keys(CASES).toSorted());
});

test.each(rules)('$alert fires when it has to, and only then', async (rule) => {
  const one = CASES[rule.alert];
  if (!one) throw new Error(`${rule.alert} is not rehearsed`);
  const { service = 'campavia-api', fires, calm, lasts } = one;
  for (const scenario of fires)
    expect(findProblems(rule, await recordLong(service, scenario, one), lasts)).toEqual([]);
  for (const scenario of calm) expect(evaluatePromql(rule.expr, await record(service, scenario))).toEqual([]);
});

/** As many readings as an alert needs to fire; the first of a counter says nothing yet. */
async function recordLong(
  service: string,
  scenario: Scenario,
  { lasts, isGauge }: Case,
): Promise<Snapshot[]> {
  const count = Math.max(READINGS, Math.ceil(lasts[1] / BETWEEN_S) + 2);
  const snapshots = await record(service, scenario, isGauge ? READINGS : count);
  const last = snapshots.at(-1)?.series ?? [];
  for (let index = snapshots.length; index < count; index += 1)
    snapshots.push({ at: index * BETWEEN_S, series: last });
  return snapshots;
}

/** Whether an alert fires too early, or not in time, while its condition holds. */
function findProblems(rule: AlertRule, snapshots: Snapshot[], [most, within]: Case['lasts']): string[] {
  const states = followAlert(rule, snapshots);
  const since = states.find(({ pending, firing }) => pending.length + firing.length > 0)?.at;
  if (since === undefined) return ['its condition never holds'];
  const first = states.find(({ firing }) => firing.length > 0);
  const after = (first?.at ?? Infinity) - since;
  return [
    ...(after < most ? [`fires after ${after} s already`] : []),
    ...(after > within ? [`does not fire within ${within} s`] : []),
  ];
}

const recorded = (name: string, values: number[], labels: Record<string, string> = {}): Snapshot[] =>
  values.map((value, index) => ({ at: index * BETWEEN_S, series: [{ name, labels, value }] }));

test('a process that pauses is no alert', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'EventLoopBlocked') ?? {};
  const name = 'nodejs_eventloop_delay_p99_seconds';
  expect(evaluatePromql(expr, recorded(name, [0.03, 0.19, 0.2]))).toEqual([]);
  expect(evaluatePromql(expr, recorded(name, [0.03, 0.19, 0.21]))).toHaveLength(1);
});

test('an alert with a wrong threshold or a wrong label would be noticed', () => {
  const job = { campavia_job: 'payouts', campavia_outcome: 'failed' };
  const failures = recorded('campavia_job_duration_seconds_count', [1, 2, 4], job);
  const of = (outcome: string, most: number) =>
    `sum by (campavia_job) (increase(campavia_job_duration_seconds_count{campavia_outcome="${outcome}"}[15m])) >= ${most}`;
  expect(evaluatePromql(of('failed', 3), failures)).toEqual([
    { labels: { campavia_job: 'payouts' }, value: 3 },
  ]);
  expect(evaluatePromql(of('failed', 4), failures)).toEqual([]);
  expect(evaluatePromql(of('failure', 3), failures)).toEqual([]);
  expect(() => evaluatePromql('stddev(x) > 1', failures)).toThrow('not understood');
});

describe('how long a condition has to hold', () => {
  const name = 'nodejs_eventloop_delay_p99_seconds';
  const rule = rules.find(({ alert }) => alert === 'EventLoopBlocked') ?? { alert: '', expr: '' };
  const firing = (found: AlertRule, values: number[], labels?: Record<string, string>) =>
    followAlert(found, recorded(name, values, labels)).map((state) => state.firing.length);
  const FOR_A_WHILE = [0.3, 0.3, 0.3, 0.3, 0.3];

  test('a condition that lasts fires, a shorter one does not', () => {
    expect(firing(rule, [...FOR_A_WHILE, 0.3, 0.3])).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(firing(rule, [...FOR_A_WHILE, 0.1, 0.1])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('two short ones are not added up, and an alert ends with its condition', () => {
    expect(firing(rule, [...FOR_A_WHILE, 0.1, ...FOR_A_WHILE])).toEqual(Array(11).fill(0));
    expect(firing(rule, [...FOR_A_WHILE, 0.3, 0.1])).toEqual([0, 0, 0, 0, 0, 1, 0]);
  });

  test('short conditions of two processes are not added up either', () => {
    const one = recorded(name, FOR_A_WHILE.slice(0, 3), { instance: 'one' });
    const other = recorded(name, [0, 0, 0, ...FOR_A_WHILE], { instance: 'two' }).slice(3);
    const states = followAlert(rule, [...one, ...other]);
    expect(states.map((state) => [state.pending.length, state.firing.length])).toEqual(Array(8).fill([1, 0]));
  });

  test('a rule that waits too short, too long or not at all would be noticed', () => {
    const snapshots = recorded(name, Array<number>(8).fill(0.3));
    const { for: _, ...without } = rule;
    expect(findProblems(rule, snapshots, FIVE_MINUTES)).toEqual([]);
    expect(findProblems(without, snapshots, FIVE_MINUTES)).toEqual(['fires after 0 s already']);
    expect(findProblems({ ...rule, for: '1m' }, snapshots, FIVE_MINUTES)).toEqual([
      'fires after 70 s already',
    ]);
    expect(findProblems({ ...rule, for: '1h' }, snapshots, FIVE_MINUTES)).toEqual([
      'does not fire within 360 s',
    ]);
    expect(findProblems(rule, recorded(name, [0.1, 0.1]), FIVE_MINUTES)).toEqual([
      'its condition never holds',
    ]);
  });

  test('durations and settings that are not known are refused', () => {
    expect([parseDuration('5m'), parseDuration('1h30m')]).toEqual([300, 5400]);
    expect(() => parseDuration('5 minutes')).toThrow('not understood');
    const kept = { ...rule, keep_firing_for: '10m' };
    expect(() => followAlert(kept, [])).toThrow('keep_firing_for');
  });
});
