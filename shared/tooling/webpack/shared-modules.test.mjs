import path from 'node:path';

import { importedFromShell, shareScopeOfShell } from './shared-modules.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const directory = path.join(root, 'shell');

function sourceOfScope() {
  const [type, source] = shareScopeOfShell({ container: 'campavia_shell', directory, root }).split(/,(.*)/s);
  expect(type).toBe('data:text/javascript');
  return decodeURIComponent(source);
}

test('the shell provides every module that a remote uses from the share scope, with the same settings', () => {
  const source = sourceOfScope();
  for (const [request, { import: copy, ...terms }] of Object.entries(importedFromShell(root))) {
    expect(copy).toBe(false);
    const [, config] = new RegExp(`"${request}": .*shareConfig: (\\{.*?\\})`).exec(source) ?? [];
    expect(JSON.parse(config)).toMatchObject(terms);
  }
});

test('widgets that load on interaction are lazy, the others are in the page', () => {
  const source = sourceOfScope();
  expect(source).toMatch(/"@campavia\/ui\/dates": .* get: \(\) => import\("@campavia\/ui\/dates"\)/);
  expect(source).toMatch(/"@campavia\/ui": .* lib: \(\) => shared\d+ /);
  expect(source).toContain('import shared0 from "react";');
});

test('the federation runtime is a chunk of its own', () => {
  expect(sourceOfScope()).toContain('await import(/* webpackChunkName: "federation" */');
  expect(sourceOfScope()).not.toContain('@module-federation');
});

test('contains no path of the machine, so that a release is the same in every folder', () => {
  expect(sourceOfScope()).not.toContain(root);
});
