import { buildKind, inDevelopment } from './build-kind.mjs';

test('builds a release unless a development build is requested', () => {
  expect(buildKind({})).toBe('production');
  expect(buildKind({ CAMPAVIA_BUILD: '' })).toBe('production');
  expect(buildKind({ CAMPAVIA_BUILD: 'refresh' })).toBe('refresh');
});

test('rejects an unknown kind', () => {
  expect(() => buildKind({ CAMPAVIA_BUILD: 'fast' })).toThrow(
    'it must be one of production, refresh, remount',
  );
});

test('a part in development always has the same version, independent of its sources', () => {
  const part = {
    name: 'mf-search',
    version: '0.1.0-3fa9c1d2',
    container: 'campavia_mf_search_0_1_0_3fa9c1d2',
  };
  expect(inDevelopment(part)).toMatchObject({ version: 'dev', container: 'campavia_mf_search_dev' });
});
