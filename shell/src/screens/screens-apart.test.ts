import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '..');
const NAMES_THEM = /import(?! type)[^;(]*from\s+'[^']*\/screens\/|import\s+'[^']*\/screens\//;

/** A few bytes each, which fetch the rest on demand; `account` is a piece that comes late itself. */
const MAY_BE_NAMED = /'[^']*\/screens\/sso\/open-single-sign-on'/g;
const LATE_FOLDERS = [__dirname, path.join(SOURCES, 'account')];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (LATE_FOLDERS.includes(file)) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const isTied = (source: string) => NAMES_THEM.test(source.replaceAll(MAY_BE_NAMED, "'late'"));

test('whoever reads other pages loads nothing of the sign-in: the shell names it in lazy imports only', () => {
  const files = sourcesIn(SOURCES);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => isTied(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a tie would be found', () => {
  expect(isTied("import { LogPage } from '../screens/log-page/log-page';")).toBe(true);
  expect(isTied("const { ownPages } = await import('../screens/own-pages');")).toBe(false);
  expect(isTied("import { openSingleSignOn } from '../screens/sso/open-single-sign-on';")).toBe(false);
});
