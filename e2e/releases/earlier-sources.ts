import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'reports',
  'test-results',
  '.campavia',
  '.git',
  '.turbo',
]);
const WORKSPACES = /^(shell|mf-.+|api|e2e)$/;

const run = promisify(execFile);

export interface EarlierSources {
  replaceText(part: string, id: string, text: string): Promise<void>;
  build(part: string, version: string): Promise<string>;
  remove(): Promise<void>;
}

/** Without history (an archive, a shallow clone) today's sources are used. */
export async function checkOutEarlier(commit: string): Promise<EarlierSources> {
  const folder = await mkdtemp(join(tmpdir(), 'campavia-earlier-'));
  if (await hasCommit(commit)) {
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
    await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  } else {
    await copySources(folder);
  }
  await linkPackages(folder);
  return {
    async replaceText(part, id, text) {
      const file = join(folder, part, 'messages/en.json');
      const catalogue = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>;
      catalogue[id] = { ...catalogue[id], defaultMessage: text };
      await writeFile(file, JSON.stringify(catalogue));
    },
    async build(part, version) {
      const webpack = join(folder, 'node_modules/webpack/bin/webpack.js');
      const env = { ...process.env, CAMPAVIA_VERSION: version, NODE_ENV: 'production' };
      const options = { cwd: join(folder, part), env };
      await run(process.execPath, [webpack, '--config', 'webpack.config.mjs'], options);
      return join(folder, part, 'dist/release');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function hasCommit(commit: string): Promise<boolean> {
  return run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  );
}

async function copySources(folder: string): Promise<void> {
  const filter = (source: string) => !NOT_SOURCES.has(basename(source));
  for (const entry of await readdir(ROOT)) {
    if (filter(entry)) await cp(join(ROOT, entry), join(folder, entry), { recursive: true, filter });
  }
}

/** Links this project's packages from the earlier sources, all others from the installed ones. */
async function linkPackages(folder: string): Promise<void> {
  const target = join(folder, 'node_modules');
  await mkdir(join(target, '@campavia'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@campavia' && name !== '.cache') {
      await symlink(join(ROOT, 'node_modules', name), join(target, name));
    }
  }
  const own = (await readdir(folder)).filter((name) => WORKSPACES.test(name));
  for (const name of own) await symlink(join(folder, name), join(target, '@campavia', name));
  for (const name of await readdir(join(folder, 'shared'))) {
    await symlink(join(folder, 'shared', name), join(target, '@campavia', name));
  }
}
