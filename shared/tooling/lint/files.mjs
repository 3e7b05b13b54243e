/** Kinds of files that rules distinguish. */
export const IGNORED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.campavia/**',
  '**/.turbo/**',
  '**/coverage/**',
  '**/reports/**',
  '**/test-results/**',
  '**/playwright-report/**',
  '**/messages/compiled/**',
  '**/content/compiled/**',
  '**/*.d.mts',
];

export const TYPED = ['**/*.ts', '**/*.tsx'];
export const SCRIPTS = ['**/*.mjs', '**/*.cjs'];
export const TYPED_TESTS = [
  '**/*.{test,stories}.{ts,tsx}',
  '**/test/**/*.ts',
  'e2e/**/*.ts',
  'shared/testing/src/**/*.{ts,tsx}',
];
export const TESTS = [...TYPED_TESTS, '**/*.test.mjs'];
/** Sources that a browser loads. */
export const BROWSER = [
  'shell/src/**/*.{ts,tsx}',
  'mf-*/src/**/*.{ts,tsx}',
  'shared/{ui,parts,remote-kit,api-client,i18n}/src/**/*.{ts,tsx}',
];
/** Sources that render: their texts must be messages. */
export const COMPONENTS = ['shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', 'shared/{ui,parts}/src/**/*.tsx'];
export const MESSAGES = ['**/*.messages.ts'];
