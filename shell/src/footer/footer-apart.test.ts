import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '..');
const ROOMS = ['footer', 'side'];
const NAMES_ONE = /(from|import)\s+'[^']*\/(footer|side)\//;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ROOMS.includes(path.relative(SOURCES, file)) ? [] : sourcesIn(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const isTied = (source: string) => NAMES_ONE.test(source);

test('a page that nobody scrolls loads neither footer nor side navigation: both are named in lazy imports only', () => {
  const files = sourcesIn(SOURCES);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => isTied(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a tie would be found', () => {
  expect(isTied("import { Footer } from '../footer/footer';")).toBe(true);
  expect(isTied("const { drawFooter } = await import('../footer/draw-footer');")).toBe(false);
});
