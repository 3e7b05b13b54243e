import semver from 'semver';

import { satisfy } from './plain-ranges.mjs';

const VERSIONS = [
  '0.0.3',
  '0.0.4',
  '0.1.0',
  '0.2.0',
  '0.2.1',
  '0.2.9',
  '0.3.0',
  '1.0.0',
  '1.2.3',
  '1.10.0',
  '2.0.0',
  '19.3.1',
];

test('agrees with semver about every range that a build writes', () => {
  for (const version of VERSIONS) {
    for (const other of VERSIONS) {
      for (const range of [`^${other}`, `<=${other}`, other, `^${other} || ^0.3.0 || ^1.0.0`, '*']) {
        expect([version, range, satisfy(version, range)]).toEqual([
          version,
          range,
          semver.satisfies(version, range),
        ]);
      }
    }
  }
});

test('satisfies no range that no build writes', () => {
  expect(satisfy('1.2.3', '~1.2.0')).toBe(false);
});
