import { measureText } from './measure-sources.mjs';
import { checkStructure, CROWDED } from './structure-rules.mjs';

function problemsOf(tree, crowded = {}) {
  const checks = checkStructure({ files: Object.keys(tree), read: (file) => tree[file], crowded });
  return checks.flatMap(({ problems }) => problems);
}

function filesIn(folder, count) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, 'export const a = 1;\n']),
  );
}

test('accepts a folder of twenty sources, rejects one of twenty-one', () => {
  expect(problemsOf(filesIn('mf-trips/src/data', 20))).toEqual([]);
  expect(problemsOf(filesIn('mf-trips/src/data', 21))).toEqual([
    'mf-trips/src/data contains 21 source files; at most 20',
  ]);
});

test('does not count tests, stories, messages and styles', () => {
  const others = ['a.test.ts', 'b.stories.ts', 'c.messages.ts', 'd.styles.ts', 'messages/en.ts'];
  const more = Object.fromEntries(others.map((name) => [`mf-trips/src/data/${name}`, '']));
  expect(problemsOf({ ...filesIn('mf-trips/src/data', 20), ...more })).toEqual([]);
});

test('accepts more sources in a listed folder, and rejects a listed folder that has no more', () => {
  const reason = { 'mf-trips/src/data': 'one hook per call' };
  expect(problemsOf(filesIn('mf-trips/src/data', 21), reason)).toEqual([]);
  expect(problemsOf(filesIn('mf-trips/src/data', 2), reason)).toEqual([
    'mf-trips/src/data is listed as a folder with many files, but is not one',
  ]);
});

test('rejects comments on every second line', () => {
  const text = '// one\nconst a = 1;\n// two\nconst b = 2;\n';
  expect(problemsOf({ 'shell/src/a.ts': text })).toEqual([
    'shell: 50.0 % of its lines are comments; at most 4 %',
  ]);
});

test('reports a spread object literal with its line, but not in a string or a comment', () => {
  const text = [
    '// never ...{ a }',
    "const words = '...{ a, b }';",
    'const one = { ...{ a, b }, c };',
    'const two = { ...other, ...({ a }) };',
    'const fine = { ...(isOpen && { a }), ...list };',
  ].join('\n');
  expect(
    problemsOf({ 'shell/src/a.ts': `const a = 1;\n\n\n${text}\n${'const b = 2;\n'.repeat(40)}` }),
  ).toEqual(['shell/src/a.ts:6 spreads an object literal', 'shell/src/a.ts:7 spreads an object literal']);
});

test('requires a reason for every folder that may contain more sources', () => {
  for (const reason of Object.values(CROWDED)) expect(reason.length).toBeGreaterThan(20);
});

test('does not count documentation of exports that others import as comments', () => {
  const text = '/**\n * The price.\n */\nexport function price() {\n  return 1;\n}\n';
  expect(measureText(text, true)).toMatchObject({ comments: 0, longestFunction: 3 });
  expect(measureText(text, false)).toMatchObject({ comments: 3 });
});

test('reports a glossary and a decision that are too long', () => {
  const long = 'line\n'.repeat(61);
  expect(problemsOf({ 'GLOSSARY.md': long, 'docs/decisions/0001-a.md': long })).toEqual([
    'GLOSSARY.md has 61 lines; at most 60',
    'docs/decisions/0001-a.md has 61 lines; at most 60',
  ]);
});
