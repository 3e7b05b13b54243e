import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readChecks } from './reports.mjs';
import { countPart, listFailures, sum, verdict } from './tally.mjs';

function createReport(text) {
  const file = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, text);
  return file;
}

function checks(...problems) {
  return createReport(
    JSON.stringify({
      checks: problems.map((problem, index) => ({ name: `check ${index}`, problems: problem })),
    }),
  );
}

describe('counting a part', () => {
  it('counts the tests of its report', () => {
    const count = countPart({ file: checks([], [], ['broken']), read: readChecks, code: 1 });
    expect(count).toEqual({ passed: 2, failed: 1, problems: ['check 2: broken'] });
  });

  it('fails a part whose runner wrote no report', () => {
    const count = countPart({ file: '/nowhere/report.json', read: readChecks, code: 0 });
    expect(count).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails a part that executed no test', () => {
    const count = countPart({ file: checks(), read: readChecks, code: 0 });
    expect(count).toEqual({ passed: 0, failed: 1, problems: ['nothing was executed'] });
  });

  it('fails a part whose report is truncated', () => {
    expect(countPart({ file: createReport('{"checks": ['), read: readChecks, code: 0 }).failed).toBe(1);
  });

  it('fails a part whose runner crashed after a report without failures', () => {
    const count = countPart({ file: checks([], []), read: readChecks, code: 'SIGSEGV' });
    expect(count).toMatchObject({ passed: 2, failed: 1, problems: ['the runner ended with SIGSEGV'] });
  });
});

describe('the verdict', () => {
  it('sums the parts', () => {
    const parts = [
      { passed: 3, failed: 0, problems: [] },
      { passed: 4, failed: 2, problems: [] },
    ];
    expect(verdict(sum(parts))).toBe('7 passed, 2 failed');
  });

  it('is a failure when no part ran', () => {
    expect(verdict(sum([]))).toBe('0 passed, 1 failed');
  });
});

describe('the failures at the end of a run', () => {
  it('are listed with their part', () => {
    const parts = [
      { name: 'lint', problems: [] },
      { name: 'units', problems: ['a broken test', 'another'] },
    ];
    expect(listFailures(parts)).toEqual(['Failed:', '  units: a broken test', '  units: another']);
  });

  it('are cut off after a few, with the number of the rest', () => {
    const problems = Array.from({ length: 70 }, (_, index) => `test ${index}`);
    expect(listFailures([{ name: 'units', problems }]).at(-1)).toBe('  and 10 more');
  });

  it('are no lines when nothing failed', () => {
    expect(listFailures([{ name: 'units', problems: [] }])).toEqual([]);
  });
});
