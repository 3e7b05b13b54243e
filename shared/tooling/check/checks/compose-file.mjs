import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkCompose } from './compose-rules.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const schemaFile = join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json');

const [report] = process.argv.slice(2);
const checks = checkCompose({
  text: readFileSync(join(root, 'docker-compose.yml'), 'utf8'),
  schema: JSON.parse(readFileSync(schemaFile, 'utf8')),
  isThere: (path) => existsSync(join(root, path)),
  example: readFileSync(join(root, '.env.example'), 'utf8'),
});
for (const { name, problems } of checks) console.log(`${name}: ${problems.join('; ') || 'ok'}`);
if (report) writeFileSync(report, JSON.stringify({ checks }, null, 2));
process.exitCode = checks.some((check) => check.problems.length > 0) ? 1 : 0;
