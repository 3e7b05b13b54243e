import path from 'node:path';

import provideEnvironment from './lasting-environment.mjs';
import { isLasting, LayeredRegistry } from './lasting-modules.cjs';
import { lastingProject } from './preset.mjs';

const project = { id: 'planted', testEnvironmentOptions: {}, fakeTimers: {}, globals: {} };

test.each([
  ['/api/src/app.ts', true],
  ['/node_modules/fastify/test/fastify.js', true],
  ['/api/src/app.test.ts', false],
  ['/api/test/application.ts', false],
  ['/shared/contracts/src/testing/index.ts', false],
])('keeps %s loaded for the next test file: %s', (file, expected) => {
  expect(isLasting(file)).toBe(expected);
});

test('a test file gets the cached modules, and none that belong to another test file', () => {
  const lasting = new Map();
  const [first, second] = [new LayeredRegistry(lasting), new LayeredRegistry(lasting)];
  first.set('/api/src/app.ts', 'app');
  first.set('/api/test/users.ts', 'users');
  expect([second.get('/api/src/app.ts'), second.get('/api/test/users.ts')]).toEqual(['app', undefined]);
  first.clear();
  expect([first.get('/api/src/app.ts'), first.has('/api/test/users.ts')]).toEqual(['app', false]);
  second.delete('/api/src/app.ts');
  expect(first.has('/api/src/app.ts')).toBe(false);
});

test('test files of a project share an environment, which resets variables set by a test file', async () => {
  const open = (id) => new provideEnvironment({ globalConfig: {}, projectConfig: { ...project, id } }, {});
  const environment = open('planted');
  environment.global.process.env.PLANTED = 'yes';
  await environment.teardown();
  expect(open('planted')).toBe(environment);
  expect(environment.global.process.env.PLANTED).toBeUndefined();
  expect(open('other')).not.toBe(environment);
});

test('only a project that opts in has it', () => {
  expect(path.basename(lastingProject('api').testEnvironment)).toBe('lasting-environment.mjs');
});
