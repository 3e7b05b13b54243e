import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkReleases } from './release-rules.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PRIVATE = 'private/';

/** Checks the built releases: `releases.mjs <report>`. */
const [report] = process.argv.slice(2);
const checks = checkReleases(readReleases(ROOT));
for (const { name, problems } of checks) console.log(`${problems.length > 0 ? 'FAILED' : 'ok'} ${name}`);
if (report) writeFileSync(report, JSON.stringify({ checks }, null, 2));
process.exitCode = checks.some(({ problems }) => problems.length > 0) ? 1 : 0;

function readReleases(root) {
  return readdirSync(root)
    .map((name) => join(root, name, 'dist/release'))
    .filter((folder) => existsSync(join(folder, 'release.json')))
    .map((folder) => {
      const { part, files } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
      const paths = files.map(({ path }) => path);
      const maps = paths.filter((path) => path.startsWith(PRIVATE) && path.endsWith('.map'));
      return {
        part,
        sources: [...new Set(maps.flatMap((path) => sourcesOf(join(folder, path))))],
        served: paths.filter((path) => !path.startsWith(PRIVATE)),
      };
    });
}

function sourcesOf(map) {
  return JSON.parse(readFileSync(map, 'utf8')).sources;
}
