import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'container-scripts-'));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program of the image that only notes how it was called, and then does what `body` says. */
function program(name, body = '') {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/bash\necho "${name} "\${*//$'\\n'/ } >> "${join(folder, 'calls')}"\n${body}\n`);
  chmodSync(file, 0o755);
}

/** Runs a script that containers start; returns its exit code and the calls of programs. */
function run(script, env) {
  const { status, stderr } = spawnSync('bash', [join(DEPLOY, script)], {
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, POSTGRES_PASSWORD: 'secret', ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
  return { status, stderr, calls: calls.trimEnd().split('\n') };
}

describe('start-database.sh', () => {
  const data = () => join(folder, 'data');
  const start = (name) =>
    run('postgres/start-database.sh', { NAME: name, DATABASE_PRIMARY: 'database-1', PGDATA: data() });

  beforeEach(() => {
    program('docker-entrypoint.sh');
    program('postgres');
    program('pg_isready');
    program('psql');
    program('pg_basebackup', `mkdir -p "${data()}.unfinished"; touch "${data()}.unfinished/PG_VERSION"`);
  });

  test('starts the server that is the primary, with our settings', () => {
    const { status, calls } = start('database-1');
    expect(status).toBe(0);
    expect(calls).toEqual([
      'docker-entrypoint.sh postgres -c config_file=/etc/campavia/postgresql.conf -c listen_addresses=*',
    ]);
  });

  test('copies the primary for a new replica, and follows it through the slot', () => {
    const { status, calls } = start('database-2');
    expect(status).toBe(0);
    expect(calls.map((call) => call.split(' ')[0])).toEqual([
      'pg_isready',
      'psql',
      'pg_basebackup',
      'postgres',
    ]);
    expect(calls[2]).toContain('--host database-1 --username campavia');
    expect(calls[3]).toContain('primary_slot_name=replica');
    expect(calls[3]).toContain('host=database-1 user=campavia application_name=replica');
    expect(existsSync(join(data(), 'standby.signal'))).toBe(true);
  });

  test('starts a replica with its data again', () => {
    mkdirSync(data());
    for (const file of ['PG_VERSION', 'standby.signal', 'rows']) writeFileSync(join(data(), file), '');
    expect(start('database-2').calls.map((call) => call.split(' ')[0])).toEqual(['postgres']);
    expect(existsSync(join(data(), 'rows'))).toBe(true);
  });

  test('sets the data of a former primary aside, and copies the new one', () => {
    mkdirSync(data());
    for (const file of ['PG_VERSION', 'rows']) writeFileSync(join(data(), file), '');
    expect(start('database-2').calls.some((call) => call.startsWith('pg_basebackup'))).toBe(true);
    expect(existsSync(join(`${data()}.former`, 'rows'))).toBe(true);
    expect(existsSync(join(data(), 'rows'))).toBe(false);
    expect(existsSync(join(data(), 'standby.signal'))).toBe(true);
  });

  test('starts nothing when the copy fails', () => {
    program('pg_basebackup', 'exit 1');
    const { status, calls } = start('database-2');
    expect(status).toBe(1);
    expect(calls.some((call) => call.startsWith('postgres '))).toBe(false);
  });
});

test('allow-replica.sh lets a server with the password follow', () => {
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all trust\n');
  expect(run('postgres/allow-replica.sh', { PGDATA: folder }).status).toBe(0);
  expect(readFileSync(join(folder, 'pg_hba.conf'), 'utf8')).toBe(
    'local all all trust\nhost replication campavia all scram-sha-256\n',
  );
});

describe('keep-synchronous.sh', () => {
  const state = () => join(folder, 'synchronous');

  /** Runs it until it has read each of `rows`: names of standbys, position, bytes that the replica is behind. */
  function keep(rows) {
    writeFileSync(join(folder, 'rows'), `${rows.join('\n')}\n`);
    program('sleep', `[ -s "${join(folder, 'rows')}" ]`);
    program(
      'psql',
      [
        'case "$*" in',
        `  *coalesce*) head -n 1 "${join(folder, 'rows')}"; sed -i 1d "${join(folder, 'rows')}" ;;`,
        '  *"flush_lsn >="*) echo t ;;',
        'esac',
      ].join('\n'),
    );
    program('sync');
    const { calls } = run('postgres/keep-synchronous.sh', { DATABASE_PRIMARY: 'database-1', STATE: state() });
    const settings = calls.flatMap((call) => /synchronous_standby_names = '(\w*)'/.exec(call)?.[1] ?? []);
    const recorded = existsSync(state()) ? readFileSync(state(), 'utf8').trim() : undefined;
    return { settings, recorded };
  }

  test('lets writes wait for a replica that has caught up', () => {
    expect(keep(['nobody|0/1|0'])).toEqual({ settings: ['replica'], recorded: undefined });
  });

  test('does not wait for one that is far behind', () => {
    expect(keep(['nobody|0/1|2000000'])).toEqual({ settings: [], recorded: undefined });
  });

  test('records that everything acknowledged is on the replica once it has caught up with the switch', () => {
    expect(keep(['nobody|0/1|0', 'replica|0/2|0'])).toEqual({
      settings: ['replica'],
      recorded: 'synchronous database-1',
    });
  });

  test('lets writes go on alone after two seconds without a replica, and records that first', () => {
    const away = 'replica|0/2|-1';
    expect(keep([away, away, away])).toEqual({ settings: [], recorded: undefined });
    expect(keep([away, away, away, away])).toEqual({ settings: [''], recorded: 'alone database-1' });
  });
});

test.each([
  ['database-1', 'database-2'],
  ['database-2', 'database-1'],
])('start-pooler.sh leads to %s as the primary and to %s as the replica', (primary, replica) => {
  program('pgbouncer');
  const { status, calls } = run('pgbouncer/start-pooler.sh', { DATABASE_PRIMARY: primary, PLACES: folder });
  expect(status).toBe(0);
  expect(calls).toEqual(['pgbouncer /etc/campavia/pgbouncer.ini']);
  expect(readFileSync(join(folder, 'users.txt'), 'utf8')).toBe('"campavia" "secret"\n');
  const places = readFileSync(join(folder, 'places.ini'), 'utf8');
  expect(places).toContain(`campavia = host=${primary} port=5432 dbname=campavia\n`);
  expect(places).toContain(`campavia_replica = host=${replica} port=5432 dbname=campavia\n`);
});
