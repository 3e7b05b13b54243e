import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '..');
const NAMES_IT = /import(?! type)[^;(]*from\s+'[^']*\/account\/|import\s+'[^']*\/account\//;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (file === __dirname) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const isTied = (source: string) => NAMES_IT.test(source);

test('whoever opens no menu loads none: the shell names them in lazy imports only', () => {
  const files = sourcesIn(SOURCES);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => isTied(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a tie would be found', () => {
  expect(isTied("import { Widget } from '../../account/widget';")).toBe(true);
  expect(isTied("const { Widget } = await import('../../account/widget');")).toBe(false);
});
