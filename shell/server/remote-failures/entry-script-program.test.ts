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

test('a script that looks for its own address and for the federation of the shell runs', () => {
  expect(run(AS_BUILT)).toHaveProperty('handle');
});

test('a script that throws is found', () => {
  expect(() => run(`${AS_BUILT}\nthrow new Error('broken');`)).toThrow('broken');
});
