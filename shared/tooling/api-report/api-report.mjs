import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { createReport } from './create-report.mjs';

/**
 * `api-report.mjs [--check] [folder…]`: writes `api.md` of packages, by default of every shared one that has such a
 * file; with `--check` it only lists outdated ones.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

function reportedPackages() {
  const shared = path.resolve(import.meta.dirname, '../..');
  const folders = readdirSync(shared).map((name) => path.join(shared, name));
  return folders.filter((folder) => existsSync(path.join(folder, 'api.md')));
}

async function update(folder) {
  const file = path.join(folder, 'api.md');
  const report = await createReport(folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === report) return;
  const name = path.relative(process.cwd(), file);
  if (values.check) {
    console.error(`${name} does not match the sources; update it with: npm run api-report`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, report);
  console.log(`${name} written`);
}

const folders = positionals.length > 0 ? positionals.map((name) => path.resolve(name)) : reportedPackages();
for (const folder of folders) await update(folder);
