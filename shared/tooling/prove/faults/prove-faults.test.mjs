import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PARTS } from '../../check/parts.mjs';
import { chooseFaults } from './choose-faults.mjs';
import { copySources } from './copy-sources.mjs';
import { listTests, locateFault } from './locate-fault.mjs';
import { FAULTS } from './planted-faults.mjs';
import { proveFaults, tableOf } from './prove-faults.mjs';
import { runPart } from './run-part.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const PASSED = { passed: 3, failed: 0, problems: [] };
const FAILED = { passed: 2, failed: 1, problems: ['api/src/fee.test.ts: the fee is 15 per cent: Error'] };

const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function aFolder(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'campavia-faults-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function aFault(changes = {}) {
  return {
    id: 'fee',
    sentence: 'The fee is a cent too much.',
    file: 'api/src/fee.ts',
    find: 'return 15;',
    replace: 'return 16;',
    foundBy: { part: 'api', match: 'src/fee' },
    ...changes,
  };
}

const FEE = { 'api/src/fee.ts': 'export function fee() {\n  return 15;\n}\n' };

describe('where a fault is planted', () => {
  it('is text that occurs once in its file', () => {
    const { file, planted } = locateFault(aFolder(FEE), aFault());
    expect([file, planted]).toEqual(['api/src/fee.ts', 'export function fee() {\n  return 16;\n}\n']);
  });

  it('is not found when the text no longer exists', () => {
    const fault = aFault({ find: 'return 14;' });
    expect(() => locateFault(aFolder(FEE), fault)).toThrow(
      'fee: the text to replace is not in api/src/fee.ts; in api it is in no file',
    );
  });

  it('is not found when the text occurs twice', () => {
    const root = aFolder({ 'api/src/fee.ts': 'return 15;\nreturn 15;\n' });
    expect(() => locateFault(root, aFault())).toThrow('occurs 2 times in api/src/fee.ts, not once');
  });

  it('is rejected when the replacement changes nothing', () => {
    expect(() => locateFault(aFolder(FEE), aFault({ replace: 'return 15;' }))).toThrow('changes nothing');
  });

  it('is found where its file was moved to within the same workspace', () => {
    const root = aFolder({
      'api/src/prices/fee.ts': FEE['api/src/fee.ts'],
      'shell/src/fee.ts': 'return 15;',
    });
    expect(locateFault(root, aFault()).file).toBe('api/src/prices/fee.ts');
  });

  it('is not found when two other files have the text', () => {
    const root = aFolder({ 'api/src/one.ts': 'return 15;', 'api/src/other.ts': 'return 15;' });
    expect(() => locateFault(root, aFault())).toThrow('in api it is in api/src/one.ts, api/src/other.ts');
  });

  it('inserts a replacement literally', () => {
    expect(locateFault(aFolder(FEE), aFault({ replace: 'return "$&";' })).planted).toContain('return "$&";');
  });
});

describe('planting faults', () => {
  async function prove(answers, faults = [aFault()]) {
    const copy = aFolder(FEE);
    const seen = [];
    const run = (chosen) => {
      seen.push([chosen.match, readFileSync(join(copy, 'api/src/fee.ts'), 'utf8').includes('16')]);
      return Promise.resolve(answers.shift());
    };
    const outcomes = await proveFaults(copy, faults, { run });
    return { outcomes, seen, text: readFileSync(join(copy, 'api/src/fee.ts'), 'utf8') };
  }

  it('runs the tests without the fault and with it, and undoes it', async () => {
    const { outcomes, seen, text } = await prove([PASSED, FAILED]);
    expect(seen).toEqual([
      ['src/fee', false],
      ['src/fee', true],
    ]);
    expect(outcomes).toEqual([
      expect.objectContaining({ verdict: 'found', by: 'api/src/fee.test.ts: the fee is 15 per cent' }),
    ]);
    expect(text).toBe(FEE['api/src/fee.ts']);
  });

  it('reports a fault for which no test fails', async () => {
    const { outcomes } = await prove([PASSED, PASSED]);
    expect(outcomes[0]).toMatchObject({ verdict: 'NOT found', by: '' });
  });

  it('gives no verdict if the tests fail without the fault', async () => {
    const { outcomes, seen } = await prove([FAILED]);
    expect(outcomes[0].verdict).toBe('not checked');
    expect(seen).toHaveLength(1);
  });

  it('gives no verdict if the tests did not run', async () => {
    const broken = { passed: 0, failed: 1, problems: ['there is no report /tmp/api.json'] };
    expect((await prove([PASSED, broken])).outcomes[0].verdict).toBe('not checked');
  });

  it('runs the tests of all faults of a part once before', async () => {
    const other = aFault({ id: 'other', foundBy: { part: 'api', match: 'src/other' } });
    const { seen } = await prove([PASSED, FAILED, FAILED], [aFault(), other]);
    expect(seen.map(([match]) => match)).toEqual(['src/fee|src/other', 'src/fee', 'src/other']);
  });

  it('runs nothing when the text of one fault no longer exists', async () => {
    const gone = aFault({ id: 'gone', find: 'return 14;' });
    await expect(prove([], [aFault(), gone])).rejects.toThrow('gone: ');
  });

  it('prints a table of the results', async () => {
    const { outcomes } = await prove([PASSED, FAILED]);
    expect(tableOf(outcomes).split('\n').at(-1)).toBe(
      '| `fee` | The fee is a cent too much. | api | found | api/src/fee.test.ts: the fee is 15 per cent |',
    );
  });
});

describe('choosing faults', () => {
  const faults = [aFault(), aFault({ id: 'label', foundBy: { part: 'units' } })];

  it('selects all, some by their ids, or those of a part', () => {
    const idsOf = (options) => chooseFaults(faults, options).map(({ id }) => id);
    expect([idsOf({}), idsOf({ only: 'label' }), idsOf({ part: 'api' })]).toEqual([
      ['fee', 'label'],
      ['label'],
      ['fee'],
    ]);
  });

  it('rejects unknown names', () => {
    expect(() => chooseFaults(faults, { only: 'fees' })).toThrow('No planted fault is called fees');
    expect(() => chooseFaults(faults, { part: 'unit' })).toThrow('No planted fault is called unit');
  });
});

describe('the planted faults', () => {
  it('have unique ids, and parts that exist', () => {
    const ids = FAULTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const parts = PARTS.map(({ name }) => name);
    expect(FAULTS.filter(({ foundBy }) => !parts.includes(foundBy.part))).toEqual([]);
  });

  it.each(FAULTS.map((fault) => [fault.id, fault]))('%s has its text in the sources once', (_, fault) => {
    expect(() => locateFault(ROOT, fault)).not.toThrow();
  });

  it('name tests that exist', () => {
    const tests = listTests(ROOT);
    const named = FAULTS.filter(({ foundBy }) => ['units', 'api', 'journeys'].includes(foundBy.part));
    const isMissing = ({ foundBy }) => !tests.some((test) => new RegExp(foundBy.match).test(test));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(isMissing)).toEqual([]);
  });

  it('are found in a copy of the sources', async () => {
    const copy = aFolder();
    copySources(ROOT, copy);
    const faults = chooseFaults(FAULTS, { only: 'season-boundary,rounding-halves' });
    const outcomes = await proveFaults(copy, faults, { run: (chosen) => runPart(copy, chosen) });
    expect(outcomes.map(({ verdict, by }) => [verdict, by])).toEqual([
      ['found', expect.stringContaining('seasons.test.ts: month 09 is mid season')],
      ['found', expect.stringContaining('money.test.ts: rounding 5 / 10 is 1')],
    ]);
  }, 60_000);
});
