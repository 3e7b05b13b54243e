import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startApplication, type Application } from '../../../test/application';
import { runFlagsCommand } from './run-flags-command';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const name of ['chat_assistant', 'regular_payment_funnel']) await flags('unset', name);
});

/** Runs the command line against the database of the test, or with another environment. */
async function run(argv: string[], env: NodeJS.ProcessEnv = { DATABASE_URL: api.databaseUrl }) {
  const [printed, printErrored]: [string[], string[]] = [[], []];
  const terminal = {
    env,
    print: (line: string) => printed.push(line),
    printError: (line: string) => printErrored.push(line),
  };
  const exitCode = await runFlagsCommand(argv, terminal);
  return { exitCode, out: printed.join('\n'), err: printErrored.join('\n') };
}

const flags = (...argv: string[]) => run(argv);

const flagsOn = async (site: string) => (await api.get(`/3/referential/?site=${site}`)).body.flags;

test('lists every flag with its purpose', async () => {
  const { exitCode, out } = await flags();
  expect(exitCode).toBe(0);
  expect(out).toContain('regular_payment_funnel  on (default)');
  expect(out).toContain('chat_assistant          off (default)');
  expect(out).toContain('pages that may have it show the chat assistant');
});

test('sets a flag everywhere, and pages have it', async () => {
  expect(await flags('set', 'chat_assistant', 'on')).toMatchObject({
    exitCode: 0,
    out: 'chat_assistant is on. Pages have it within a minute or two.',
  });
  expect((await flagsOn('fr')).chat_assistant).toBe(true);
  expect((await flags('set', 'chat_assistant', 'on')).out).toContain('It was so already');
});

test('sets a flag on some sites, and resets them', async () => {
  const { out } = await flags('set', 'chat_assistant', 'on', '--site', 'fr,IT');
  expect(out).toContain('chat_assistant is off (default), on on fr, it.');
  expect((await flagsOn('it')).chat_assistant).toBe(true);
  expect((await flagsOn('de')).chat_assistant).toBe(false);
  await flags('unset', 'chat_assistant', '--site', 'fr');
  expect((await flags('list', 'chat_assistant', '--site', 'fr', '--site', 'it')).out).toBe(
    'chat_assistant  fr off, it on',
  );
});

test('resets a flag to its default with all exceptions', async () => {
  await flags('set', 'regular_payment_funnel', 'off');
  await flags('set', 'regular_payment_funnel', 'off', '--site', 'nl');
  expect((await flags('unset', 'regular_payment_funnel')).out).toContain('is on (default).');
  expect((await flagsOn('nl')).regular_payment_funnel).toBe(true);
});

test('prints JSON for programs', async () => {
  const listed = JSON.parse((await flags('list', '--json')).out);
  expect(listed.flags.map(({ name }: { name: string }) => name)).toContain('get_apps');
  const set = JSON.parse((await flags('set', 'chat_assistant', 'off', '--site', 'de', '--json')).out);
  expect(set).toMatchObject({ changed: true, flag: { on: false, default: false, sites: { de: false } } });
  const refused = await flags('set', 'chat_assistent', 'on', '--json');
  expect(JSON.parse(refused.out).error.code).toBe('unknown_flag');
});

test.each([
  [['set', 'chat_assistent', 'on'], 1, 'There is no flag chat_assistent. There are can_publish_camper, chat'],
  [['set', 'chat_assistant'], 2, 'On or off?: write set chat_assistant on, or off.'],
  [['set', 'chat_assistant', 'maybe'], 2, 'maybe is neither on nor off'],
  [['set'], 2, 'Which flag?'],
  [['unset'], 2, 'Which flag?'],
  [['switch', 'chat_assistant'], 2, 'There is no switch: it is one of list, set, unset.'],
  [['set', 'chat_assistant', 'on', '--site', 'fr-FR'], 2, 'There is no site fr-fr. There are en-us'],
  [['set', 'chat_assistant', 'on', 'fr'], 2, 'fr is not expected. Sites are named with --site'],
  [['list', '--sites', 'fr'], 2, "Unknown option '--sites'"],
])('%j is refused with advice', async (argv, exitCode, message) => {
  const answer = await run(argv);
  expect(answer).toMatchObject({ exitCode, out: '' });
  expect(answer.err).toContain(message);
});

test('helps', async () => {
  const { exitCode, out } = await flags('--help');
  expect(exitCode).toBe(0);
  expect(out).toContain('unset <flag>');
});

describe('the database', () => {
  test('is that of the running site', async () => {
    await mkdir(path.join(api.home, 'run'));
    const file = path.join(api.home, 'run/start.json');
    await writeFile(file, JSON.stringify({ pid: 1, database: api.databaseUrl }));
    expect((await run(['list'], { CAMPAVIA_HOME: api.home })).exitCode).toBe(0);
  });

  test('is required', async () => {
    const { exitCode, err } = await run(['list'], { CAMPAVIA_HOME: '/nowhere' });
    expect(exitCode).toBe(2);
    expect(err).toContain('Set DATABASE_URL, or start the one of /nowhere with npm start.');
  });

  test('may be unavailable', async () => {
    const { exitCode, err } = await run(['list'], { DATABASE_URL: 'postgres://localhost:1/none' });
    expect(exitCode).toBe(3);
    expect(err).toContain('does not answer');
  });
});
