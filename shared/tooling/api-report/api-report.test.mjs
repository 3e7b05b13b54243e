import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const command = path.join(import.meta.dirname, 'api-report.mjs');
const kit = path.resolve(import.meta.dirname, '../../remote-kit');

let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campavia-report-'));
  mkdirSync(path.join(folder, 'src'));
  const manifest = { name: '@campavia/planted', version: '1.0.0', exports: { '.': './src/index.ts' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  promise('export function seats(camper: { beds: number }) { return camper.beds; }');
  report(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function promise(source) {
  writeFileSync(path.join(folder, 'src/index.ts'), source);
}

function report(...args) {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

test('the committed report of remote-kit is up to date', () => {
  expect(report('--check', kit)).toEqual({ status: 0, stderr: '' });
}, 60_000);

test('an internal change does not change the report', () => {
  promise('export function seats(camper: { beds: number }) { return 1 + camper.beds; }');
  expect(report('--check', folder).status).toBe(0);
}, 60_000);

test('a changed public type is reported', () => {
  promise('export function seats(camper: { beds?: number }) { return camper.beds; }');
  const { status, stderr } = report('--check', folder);
  expect(stderr).toContain('does not match the sources');
  expect(status).toBe(1);
}, 60_000);
