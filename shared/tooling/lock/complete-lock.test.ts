import { completeLock } from './complete-lock.mjs';

const find = (name: string, version: string) => ({ name, version });

test('adds dependencies of other platforms that the lock lacks', () => {
  const lock = {
    packages: {
      'node_modules/swift': {
        optionalDependencies: { 'swift-linux': '1.0.0', 'swift-mac': '1.0.0', loose: '^1' },
      },
      'node_modules/swift-linux': { version: '1.0.0' },
    },
  };
  expect(Object.keys(completeLock(lock, find).packages)).toEqual([
    'node_modules/swift',
    'node_modules/swift-linux',
    'node_modules/swift-mac',
  ]);
});

test('does not change a package that is locked nearer to its dependent', () => {
  const lock = {
    packages: {
      'node_modules/a': { optionalDependencies: { b: '1.0.0' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    },
  };
  expect(completeLock(lock, find)).toEqual(lock);
});
