import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { readTelemetrySettings, startTelemetry } from '@campavia/telemetry';
import { makeCertificate } from '@campavia/tooling/certificates';
import { startLoad } from '@campavia/tooling/load';
import { startTelemetryReceiver } from '@campavia/tooling/telemetry-receiver';

import { checkCertificate } from '../../src/commands/certificate/check-certificate';
import { observeCertificate } from '../../src/commands/certificate/observe-certificate';
import { createClock } from '../../src/core/clock';
import { evaluatePromql } from '../promql';
import { createClients, get, shakeHands, type Place } from './https-clients';
import { startEdge, type Edge, type Pair } from './start-edge';

const DAY_S = 86_400;
const RELOADS = 10;
const SETTLED_MS = 1000;
const OLD_TLS = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
const METRIC = 'campavia.certificate.remaining';

export interface Row {
  what: string;
  result: string;
  isGood: boolean;
}

type Issued = Pair & { serial: string };

interface Bench {
  edge: Edge;
  place: Place;
  /** A certificate of the trusted authority. */
  issue(daysLeft: number): Promise<Issued>;
  first: Issued;
  add(row: Row): void;
}

/** Checks TLS of the edge, the renewal of its certificate under load, and what is seen of one that ends. */
export async function proveCertificates(print: (line: string) => void): Promise<Row[]> {
  const authority = await makeCertificate({ hosts: ['Authority of the proof'] });
  const issue = (daysLeft: number) => {
    const endsAt = new Date(createClock().now().getTime() + daysLeft * DAY_S * 1000);
    const startsAt = new Date(endsAt.getTime() - 90 * DAY_S * 1000);
    return makeCertificate({ issuer: authority, startsAt, endsAt });
  };
  const first = await issue(10);
  const edge = await startEdge(first);
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    print(`${row.isGood ? 'holds' : 'FAILS'}: ${row.what}: ${row.result}`);
  };
  const place = { port: edge.ports.https, ca: authority.certificate };
  const bench: Bench = { edge, place, issue, first, add };
  try {
    await checkProfile(bench);
    await checkRedirects(bench);
    await checkRenewal(bench);
    await checkWrongKey(bench);
    await checkEnded(bench);
  } finally {
    await edge.stop();
  }
  return rows;
}

async function checkProfile({ place, add }: Bench): Promise<void> {
  const versions = await Promise.all(
    (['TLSv1.2', 'TLSv1.3'] as const).map((version) =>
      shakeHands(place, { minVersion: version, maxVersion: version, ALPNProtocols: ['h2', 'http/1.1'] }),
    ),
  );
  const refused = await shakeHands(place, OLD_TLS).then(() => 'accepted', codeOf);
  const spoken = versions.map(({ protocol, alpn }) => `${protocol} with ${alpn}`);
  add({
    what: 'versions of TLS',
    result: `${spoken.join(', ')}; TLS 1.1: ${refused}`,
    isGood: versions.every(({ alpn }) => alpn === 'h2') && refused === 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  });
}

async function checkRedirects({ edge, place, add }: Bench): Promise<void> {
  const { http, internal, https } = edge.ports;
  edge.challenge('token', 'answer');
  const ask = (port: number, address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  const page = await ask(http, '/search?where=france');
  const location = page.headers.get('location');
  add({
    what: 'a page by http',
    result: `${page.status} to https`,
    isGood: page.status === 301 && location === `https://127.0.0.1:${https}/search?where=france`,
  });
  const ping = await ask(http, '/ping/front');
  const challenge = await ask(http, '/.well-known/acme-challenge/token');
  add({
    what: 'a health check and a challenge by http',
    result: `${ping.status}, ${challenge.status}`,
    isGood: ping.status === 200 && (await challenge.text()) === 'answer',
  });
  const secure = await get({ path: '/', headers: { host: 'localhost' } }, place);
  const inside = await ask(internal, '/');
  const protos = [secure.text, await inside.text()].map(
    (text) => (JSON.parse(text) as { proto: string }).proto,
  );
  add({
    what: 'X-Forwarded-Proto by https, and by http within the network',
    result: protos.join(', '),
    isGood: protos.join() === 'https,http',
  });
}

/** Renews again and again under load; the same load has to notice a restart. */
async function checkRenewal({ edge, place, issue, first, add }: Bench): Promise<void> {
  let last = first;
  const files = await issue(60);
  edge.install(files);
  const { serial } = await shakeHands(place);
  add({
    what: 'new files without a reload (planted)',
    result: 'the former certificate, which the gauge goes on to measure',
    isGood: serial === first.serial && (await measure(edge)).days === 9,
  });
  const renewed = await underLoad(place, async () => {
    for (let nth = 0; nth < RELOADS; nth += 1) {
      last = await issue(60 + nth);
      edge.install(last);
      await edge.reload();
      await untilServed(place, last.serial);
    }
  });
  const sends = (await shakeHands(place)).serial === last.serial;
  add({
    what: `${RELOADS} renewals under load`,
    result: `${renewed.failed} of ${renewed.sent} requests failed (${renewed.repeated} sent again on a new connection); new connections get the ${sends ? 'new' : 'FORMER'} serial number`,
    isGood: renewed.failed === 0 && renewed.sent > 100 && sends,
  });
  const restarted = await underLoad(place, () => edge.restart());
  add({
    what: 'a restart instead (planted)',
    result: `${restarted.failed > 0 ? 'some' : '0'} requests failed, as the load has to notice`,
    isGood: restarted.failed > 0,
  });
}

/** A renewal with the key of another certificate. */
async function checkWrongKey({ edge, place, issue, add }: Bench): Promise<void> {
  const [own, other] = [await issue(60), await issue(60)];
  const before = await shakeHands(place);
  const found = checkCertificate(
    { certificate: own.certificate, key: other.key },
    { hosts: ['localhost'], now: createClock().now() },
  ).problems.includes('the key does not belong to the certificate');
  edge.install({ certificate: own.certificate, key: other.key });
  const nginx = await edge.test().then(
    () => 'accepts',
    () => 'refuses',
  );
  await edge.reload().catch(() => undefined);
  const after = await shakeHands(place);
  add({
    what: 'the key of another certificate',
    result: `${found ? 'found' : 'NOT FOUND'} before the reload; nginx -t ${nginx} it; users still get the former one`,
    isGood: found && nginx === 'refuses' && before.serial === after.serial,
  });
}

async function checkEnded({ edge, place, issue, add }: Bench): Promise<void> {
  for (const [daysLeft, expected, accepted] of [
    [60, '', 'accepted'],
    [20, 'CertificateEndsSoon', 'accepted'],
    [6, 'CertificateEndsSoon, CertificateEnds', 'accepted'],
    [-1, 'CertificateEndsSoon, CertificateEnds, CertificateEnded', 'CERT_HAS_EXPIRED'],
  ] as const) {
    const pair = await issue(daysLeft);
    edge.install(pair);
    await edge.reload();
    await untilServed(place, pair.serial);
    const { days, alerts } = await measure(edge);
    const met = await shakeHands(place).then(() => 'accepted', codeOf);
    add({
      what: daysLeft > 0 ? `a certificate with ${daysLeft} days` : 'a certificate that ended a day ago',
      result: `clients: ${met}; gauge: ${days + 1} days; alerts: ${alerts || 'none'}`,
      isGood: met === accepted && days === daysLeft - 1 && alerts === expected,
    });
  }
}

/** What the worker measures, in whole days, and the alerts that fire by it. */
async function measure(edge: Edge): Promise<{ days: number; alerts: string }> {
  const receiver = await startTelemetryReceiver();
  const settings = readTelemetrySettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, 'campavia-worker');
  const telemetry = await startTelemetry(settings, () => undefined);
  if (!telemetry) throw new Error('no telemetry');
  const endpoint = { host: '127.0.0.1', port: edge.ports.https, siteHost: 'localhost' };
  observeCertificate(telemetry, endpoint, { log: { warn: () => undefined } });
  await telemetry.flush();
  const { value = NaN } = receiver.points().find(({ name }) => name === METRIC) ?? {};
  await telemetry.stop();
  await receiver.stop();
  const series = [{ name: 'campavia_certificate_remaining_seconds', labels: {}, value }];
  const firing = readRules().filter(({ expr }) => evaluatePromql(expr, [{ at: 0, series }]).length > 0);
  return { days: Math.floor(value / DAY_S), alerts: firing.map(({ alert }) => alert).join(', ') };
}

interface Rule {
  alert: string;
  expr: string;
}

function readRules(): Rule[] {
  const file = path.resolve(import.meta.dirname, '../../../deploy/alerts/campavia.yml');
  const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert.startsWith('Certificate'));
}

async function underLoad(place: Place, act: () => Promise<unknown>) {
  const { clients, repeated, stop } = createClients(place);
  const load = startLoad(clients as unknown as Parameters<typeof startLoad>[0]);
  try {
    await act();
  } finally {
    await load.stop();
  }
  const { sent, failures } = await load.stop();
  stop();
  const total = Object.values(sent).reduce((sum, count) => sum + count, 0);
  return { sent: total, failed: failures.length, repeated: repeated.count };
}

/** A reload is asked for by a signal; former workers take connections beside new ones for a moment. */
async function untilServed(place: Place, serial: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  let formerAt = performance.now();
  while (performance.now() - formerAt < SETTLED_MS) {
    if (performance.now() > deadline) throw new Error('the new certificate is not served');
    const current = await shakeHands(place, { rejectUnauthorized: false });
    if (current.serial !== serial) formerAt = performance.now();
  }
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : String(error);
}
