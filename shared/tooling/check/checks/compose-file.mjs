import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkCompose } from './compose-rules.mjs';
import { checkDockerfile } from './dockerfile-rules.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const schemaFile = join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json');

const [report] = process.argv.slice(2);
const read = (path) => readFileSync(join(root, path), 'utf8');
const isThere = (path) => existsSync(join(root, path));
const text = read('docker-compose.yml');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
const checks = [
  ...checkCompose({ text, schema, isThere, example: read('.env.example') }),
  ...dockerfilesOf(text).map((path) => ({
    name: `${path} is valid`,
    problems: isThere(path) ? checkDockerfile({ text: read(path), isThere }) : ['it does not exist'],
  })),
];
for (const { name, problems } of checks) console.log(`${name}: ${problems.join('; ') || 'ok'}`);
if (report) writeFileSync(report, JSON.stringify({ checks }, null, 2));
process.exitCode = checks.some((check) => check.problems.length > 0) ? 1 : 0;

function dockerfilesOf(compose) {
  return [...new Set([...compose.matchAll(/dockerfile: ([^\s,}]+)/g)].map(([, path]) => path))];
}
