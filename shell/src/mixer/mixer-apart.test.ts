import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '..');
const NAMES_IT = /from\s+'[^']*\/mixer\/|import\s+'[^']*\/mixer\//;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (file === __dirname) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const isTied = (source: string) => NAMES_IT.test(source);

test('an ordinary visitor loads nothing of the mixer: the shell names it in a lazy import only', () => {
  const files = sourcesIn(SOURCES);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => isTied(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a tie would be found', () => {
  expect(isTied("import { startMixer } from '../mixer/mixer';")).toBe(true);
  expect(isTied("const { startMixer } = await import('../mixer/mixer');")).toBe(false);
});
