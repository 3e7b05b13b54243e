import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTS = /(?:^|\n)(?:import|export)(?! type)[^;(]*?'(\.[^']*)'/g;

function resolveSource(file: string, specifier: string): string | undefined {
  const base = path.join(path.dirname(file), specifier);
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => existsSync(name));
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORTS)].flatMap(([, specifier = '']) => resolveSource(file, specifier) ?? []);
}

/** All sources that are bundled with a file through static imports. */
function sourcesWith(entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry)) return known;
  known.add(entry);
  for (const file of importsOf(entry)) sourcesWith(file, known);
  return known;
}

function eagerSources(entry: string): string[] {
  const files = [...sourcesWith(path.join(__dirname, entry))];
  return files.map((file) => path.relative(__dirname, file));
}

const isLazy = (file: string) => /^(features|mixer)\//.test(file);

test('the first page loads no menu, footer, side navigation, sign-in page or mixer', () => {
  const eager = eagerSources('run.ts');
  expect(eager.length).toBeGreaterThan(60);
  expect(eager.filter(isLazy).sort()).toEqual([
    'features/analytics/offer-analytics.ts',
    'features/analytics/visitor-token.ts',
    'features/chat/start-chat.ts',
    'features/consent/consent.ts',
    'features/consent/page-consent.ts',
    'features/consent/report-consent.ts',
    'features/consent/start-consent.ts',
    'features/error-page/fatal-errors.ts',
    'features/not-found/not-found-page.tsx',
    'features/offline/create-offline.ts',
    'features/offline/offline-options.ts',
    'features/updates/start-updates.ts',
    'features/with-page-messages.tsx',
  ]);
});

test('a static import of a feature is found', () => {
  expect(eagerSources('features/footer/render-footer.tsx')).toContain('features/footer/footer.tsx');
  expect(eagerSources('lazy-features.ts').filter(isLazy)).toEqual([]);
});
