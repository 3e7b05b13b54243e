import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { findCrowdedFolders, isSource, measureParts } from './measure-sources.mjs';
import { checkStructure, CROWDED, MAX_FILES } from './structure-rules.mjs';

/**
 * `npm run structure` prints lines per file and function and the share of comments of every part, then the violations
 * of the rules for the tree; with a path it writes the checks as a report there. Exits with 1 if a rule is broken.
 */
const [report] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const files = tracked
  .trim()
  .split('\n')
  .filter((file) => file.length > 0);
const read = (file) => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted, but not committed yet.
    return '';
  }
};

const checks = checkStructure({ files, read });
if (report) writeFileSync(report, JSON.stringify({ checks }, null, 2));
else printTables();
for (const { name, problems } of checks) for (const problem of problems) console.log(`${name}: ${problem}`);
process.exitCode = checks.some(({ problems }) => problems.length > 0) ? 1 : 0;

function printTables() {
  const sources = files.filter(isSource);
  const parts = measureParts(sources.map((file) => ({ file, text: read(file) })));
  console.log('| part | files | median lines | longest file | longest function | comments |');
  console.log('| --- | ---: | ---: | --- | ---: | ---: |');
  for (const each of parts) {
    const longest = `${each.longestLines} (${each.longestFile})`;
    const share = `${each.commentShare.toFixed(1)} %`;
    console.log(
      `| ${[each.part, each.files, each.medianLines, longest, each.longestFunction, share].join(' | ')} |`,
    );
  }
  for (const { folder, count } of findCrowdedFolders(sources, MAX_FILES)) {
    console.log(`${folder}: ${count} source files${CROWDED[folder] ? ` (${CROWDED[folder]})` : ''}`);
  }
}
