/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';

import { entryProgram } from './entry-script-program';

const AS_BUILT = `
var document = globalThis.document;
var address = document.currentScript.tagName.toUpperCase() === 'SCRIPT' && document.currentScript.src;
if (!/^https:/.test(address)) throw new Error('Automatic publicPath is not supported in this browser');
globalThis._FEDERATION_RUNTIME_CORE.setGlobalFederationConstructor(function () {});`;

function run(script: string): object {
  const exports = {};
  runInContext(entryProgram(script), createContext({ exports }));
  return exports;
}

test("runs a script that reads its own address and the shell's federation", () => {
  expect(run(AS_BUILT)).toHaveProperty('handle');
});

test('finds a script that throws', () => {
  expect(() => run(`${AS_BUILT}\nthrow new Error('broken');`)).toThrow('broken');
});
