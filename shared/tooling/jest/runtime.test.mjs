import path from 'node:path';
import { createContext } from 'node:vm';

import { compileModule } from './compile-module.cjs';
import { browserProject, nodeProject } from './preset.mjs';

const MODULE = { filename: '/planted/module.js', parameters: ['exports', 'require'] };

function run(script, context = createContext({})) {
  const exports = {};
  script.runInContext(context)(exports);
  return exports;
}

test('a module is compiled once, and executed for each test file', () => {
  const source = 'exports.list = []; exports.list.push(1);';
  const script = compileModule({ ...MODULE, source });
  expect(compileModule({ ...MODULE, source })).toBe(script);
  const [first, second] = [run(script), run(script)];
  expect(second.list).not.toBe(first.list);
  expect(second.list).toHaveLength(1);
});

test('a module runs with the globals of the test file that loads it', () => {
  const script = compileModule({ ...MODULE, source: 'exports.place = globalThis.place;' });
  expect(run(script, createContext({ place: 'Annecy' })).place).toBe('Annecy');
  expect(run(script, createContext({ place: 'Porto' })).place).toBe('Porto');
});

test('a changed source is compiled again', () => {
  const before = compileModule({ ...MODULE, source: 'exports.days = 5;' });
  const after = compileModule({ ...MODULE, source: 'exports.days = 6;' });
  expect([run(before).days, run(after).days]).toEqual([5, 6]);
});

test('an error names the line and the column of the source', () => {
  const { stack } = new Error('here');
  expect(stack).toContain('runtime.test.mjs:37:21');
  const script = compileModule({ ...MODULE, source: 'throw new Error("broken");' });
  expect(() => run(script)).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('module.js:1:7') }),
  );
});

test.each([browserProject('shell'), nodeProject('api')])('every project uses the runtime', ({ runtime }) => {
  expect(path.basename(runtime)).toBe('runtime.cjs');
});

describe('a module that takes globals as parameters', () => {
  const parameters = ['exports', 'Map', 'Math'];

  function runWith(source, ...globals) {
    const exports = {};
    const script = compileModule({ filename: '/planted/globals.js', parameters, source });
    script.runInContext(createContext({}))(exports, ...globals);
    return exports;
  }

  test('receives the given globals', () => {
    expect(runWith('exports.floor = Math.floor;', Map, { floor: 'given' }).floor).toBe('given');
  });

  test('may declare such a name itself', () => {
    const source = 'const Map = "its own"; exports.found = [Map, Math];';
    expect(runWith(source, Map, 'given').found).toEqual(['its own', 'given']);
  });

  test('is rejected when it declares a name twice', () => {
    expect(() => runWith('const days = 1; const days = 2;')).toThrow(/'days' has already been declared/);
  });
});
