import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The oldest supported version, and the long-term support lines after it. */
const VERSIONS = '20.19.5,22.23.3,24.21.0';

const { values } = parseArgs({
  options: {
    versions: { type: 'string', default: VERSIONS },
    units: { type: 'string', default: '' },
    journey: { type: 'string', default: 'search/find-a-camper' },
  },
});

interface Outcome {
  code: number;
  /** The last line of `npm test`: the numbers of passed and failed checks. */
  verdict: string;
}

/**
 * Checks that the project runs on several versions of Node: for each, the site as `npm start` starts it with one
 * journey against it, and the units; `--units` selects some of these by their path. The versions come from the npm
 * packages from which `node` itself installs its programs.
 */
const rows: { version: string; journey: Outcome; units: Outcome }[] = [];
for (const version of values.versions.split(',')) {
  const bin = provideNode(version);
  const journey = await check(bin, ['--only', 'journeys', '--match', values.journey]);
  const units = await check(bin, ['--only', 'units', ...(values.units ? ['--match', values.units] : [])]);
  rows.push({ version, journey, units });
}

console.log('| Node | start and one journey | units |\n| --- | --- | --- |');
for (const { version, journey, units } of rows) {
  console.log(`| ${version} | ${journey.verdict} | ${units.verdict} |`);
}
process.exitCode = rows.some(({ units, journey }) => units.code !== 0 || journey.code !== 0) ? 1 : 0;

/** Installs a version of Node into the data folder; returns the folder of its program. */
function provideNode(version: string): string {
  const home = path.resolve(process.env.CAMPAVIA_HOME || path.join(ROOT, '.campavia'));
  const folder = path.join(home, 'node', version);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${version}`];
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${name}@${version} cannot be installed`);
  }
  const { stdout } = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  if (stdout.trim() !== `v${version}`) throw new Error(`${bin} has Node ${stdout.trim()}, not ${version}`);
  return bin;
}

/** Runs parts of `npm test` with the Node of a folder; prints their output. */
async function check(bin: string, args: string[]): Promise<Outcome> {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const child = spawn(path.join(bin, 'node'), ['shared/tooling/check/check.mjs', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    process.stdout.write(text);
  }
  const [code] = await ended;
  return { code: code ?? 1, verdict: printed.trimEnd().split('\n').at(-1) ?? '' };
}
