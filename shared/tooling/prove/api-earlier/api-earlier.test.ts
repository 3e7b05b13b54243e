import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hasPackages } from '../../start/install.mjs';
import { chooseCommit, listNewerMigrations } from './choose-commit';
import { EXPECTED_FAILURES } from './expected-failures';
import { writeGlobalSetup } from './global-setup';
import { describeOutcome, hasPassed, PLANTED, proveEarlier } from './prove-earlier';
import { readOutcomes, type Failure } from './read-outcomes';
import type { TestRun } from './test-run';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A history: a migration, a change of another file, a second migration, another change. */
function aHistory() {
  const root = mkdtempSync(path.join(tmpdir(), 'campavia-history-'));
  folders.push(root);
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
  };
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${file}\n`);
  };
  const commit = (file: string) => {
    write(file);
    git('add', '.');
    git('commit', '--quiet', '--message', file);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const files = ['api/migrations/0001-a.sql', 'api/b.ts', 'api/migrations/0002-c.sql', 'api/d.ts'];
  return { root, write, commits: files.map(commit) };
}

describe('the earlier release', () => {
  it('is the last commit without the newest migration', () => {
    const { root, commits } = aHistory();
    const commit = chooseCommit(root);
    expect(commit).toBe(commits[1]);
    expect(listNewerMigrations(root, commit)).toEqual(['0002-c.sql']);
  });

  it('is the current commit while the newest migration is not committed', () => {
    const { root, write, commits } = aHistory();
    write('api/migrations/0003-e.sql');
    expect(chooseCommit(root)).toBe(commits[3]);
    expect(listNewerMigrations(root, commits[3] ?? '')).toEqual(['0003-e.sql']);
  });

  it('can be named, and has to exist', () => {
    const { root, commits } = aHistory();
    expect(chooseCommit(root, 'HEAD~3')).toBe(commits[0]);
    expect(() => chooseCommit(root, 'v9')).toThrow('has no commit v9');
  });

  it.each([
    [{ version: '1.0.0' }, true],
    [{ version: '1.1.0' }, false],
    [undefined, false],
  ])('shares the installed packages only where %j is the one that it wants: %s', (found, isShared) => {
    const wanted = JSON.stringify({ packages: { '': {}, 'node_modules/pg': { version: '1.0.0' } } });
    const installed = {
      'node_modules/new': { version: '1.0.0' },
      ...(found && { 'node_modules/pg': found }),
    };
    expect(hasPackages(wanted, JSON.stringify({ packages: installed }))).toBe(isShared);
  });
});

test('databases are filled by the earlier release, then upgraded by the api of today, then changed', () => {
  const text = writeGlobalSetup('/today', { change: 'drop table "place"' });
  const steps = ['await fill()', "'src/main.ts', 'migrate'", '"/today/api"', '"drop table \\"place\\""'];
  const places = steps.map((step) => text.indexOf(step));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(writeGlobalSetup('/today', 'own')).not.toContain('migrate');
});

test('failed tests and files that could not run are read from a report of Jest', () => {
  const failed = {
    status: 'failed',
    fullName: 'a trip',
    failureMessages: ['\u001b[31mno column\u001b[0m\n at'],
  };
  const passed = { status: 'passed', fullName: 'a price', failureMessages: [] };
  const file = (name: string, assertionResults: (typeof failed)[]) => {
    const status = name === 'ok' ? 'passed' : 'failed';
    return { name: `/earlier/api/${name}.ts`, status, message: 'cannot load', assertionResults };
  };
  const testResults = [file('trips', [failed, passed]), file('broken', []), file('ok', [passed])];
  expect(readOutcomes({ numPassedTests: 2, testResults }, '/earlier')).toEqual({
    passed: 2,
    failures: [
      { file: 'api/trips.ts', name: 'a trip', message: 'no column' },
      { file: 'api/broken.ts', name: '', message: 'cannot load' },
    ],
  });
});

describe('a run', () => {
  const aFailure = (name: string): Failure => ({ file: `api/${name}.test.ts`, name, message: 'Error' });
  const EXPECTED = { file: 'api/schema.test.ts', name: 'schema', reason: 'It counts migrations.' };

  /** Tests that fail on each schema, by name. */
  function aRun({ planted = ['place'], today = [] as string[], own = [] as string[], passed = 9 }) {
    const asked: [string, string | undefined][] = [];
    const run: TestRun = async (schema, match) => {
      asked.push([typeof schema === 'string' ? schema : schema.change, match]);
      const names = typeof schema === 'object' ? planted : { today, own }[schema];
      return Promise.resolve({ passed, failures: names.map(aFailure) });
    };
    return { asked, outcome: proveEarlier(run, 'modules/', [EXPECTED]) };
  }

  it('passes when the planted change is noticed and no other', async () => {
    const { asked, outcome } = aRun({});
    expect(hasPassed(await outcome)).toBe(true);
    expect(asked).toEqual([
      [PLANTED.change, PLANTED.match],
      ['today', 'modules/'],
    ]);
  });

  it('is repeated on its own schema for failed files only, which tells what the schema broke', async () => {
    const { asked, outcome } = aRun({ today: ['schema', 'trip', 'flaky'], own: ['flaky'] });
    const { expected, failingAnyway, violations } = await outcome;
    expect(asked.at(-1)).toEqual(['own', String.raw`api/trip\.test\.ts|api/flaky\.test\.ts`]);
    expect([expected, failingAnyway, violations].map((list) => list.map(({ name }) => name))).toEqual([
      ['schema'],
      ['flaky'],
      ['trip'],
    ]);
    expect(hasPassed(await outcome)).toBe(false);
    expect(describeOutcome(await outcome)).toEqual(
      expect.arrayContaining([
        'expected: api/schema.test.ts: schema: It counts migrations.',
        'violation: api/trip.test.ts: trip: Error',
        '| 9 | 1 | 1 | 1 | 1 |',
      ]),
    );
  });

  it.each([
    ['the planted change is not noticed', { planted: [] }],
    ['no test passes', { passed: 0 }],
  ])('fails when %s', async (_, over) => {
    expect(hasPassed(await aRun(over).outcome)).toBe(false);
  });
});

test('each expected failure has a reason', () => {
  expect(EXPECTED_FAILURES.filter(({ file, reason }) => !file.endsWith('.test.ts') || reason === '')).toEqual(
    [],
  );
});
