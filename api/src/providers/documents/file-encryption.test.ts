import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { DocumentKey } from '../../config/document-keys-settings';
import { createFolderFiles } from '../files/folder-files';
import { openDocumentStorage } from './choose-document-providers';
import { readDocumentKeyFile } from './document-key-file';
import { createFileEncryption } from './file-encryption';

const NAME = `7-${'a'.repeat(64)}`;
const PAGE = Buffer.from('RIFF….WEBP a passport');
const aKey = (id: string) => ({ id, key: randomBytes(32) });

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'campavia-documents-'));
});
afterEach(() => rmSync(home, { recursive: true }));
const openStorage = (documentKeys?: DocumentKey[]) =>
  openDocumentStorage({ home, documentKeys }, createFolderFiles(home));
const fileOf = () => path.join(home, 'documents', NAME);

test('an encrypted file reveals nothing of a page, and the same page is stored differently each time', () => {
  const encryption = createFileEncryption([aKey('2027')]);
  const [first, second] = [encryption.encrypt(NAME, PAGE), encryption.encrypt(NAME, PAGE)];
  expect(first.includes(PAGE.subarray(0, 4))).toBe(false);
  expect(first.equals(second)).toBe(false);
  expect(encryption.decrypt(NAME, first)).toEqual(PAGE);
});

test('a file that was changed anywhere, shortened or put in the place of another is refused', () => {
  const encryption = createFileEncryption([aKey('2027')]);
  const stored = encryption.encrypt(NAME, PAGE);
  for (let at = 10; at < stored.length; at += 1) {
    const changed = Buffer.from(stored);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => encryption.decrypt(NAME, changed)).toThrow();
  }
  expect(() => encryption.decrypt(NAME, stored.subarray(0, -1))).toThrow();
  expect(() => encryption.decrypt(`8-${'a'.repeat(64)}`, stored)).toThrow();
});

test('after a rotation old files can be read, and are encrypted again once', async () => {
  const [old, current] = [aKey('2026'), aKey('2027')];
  await openStorage([old]).put(NAME, PAGE);
  const rotated = openStorage([current, old]);
  expect(await rotated.open(NAME)).toEqual(PAGE);
  expect([await rotated.encryptAll(), await rotated.encryptAll()]).toEqual([1, 0]);
  expect(await openStorage([current]).open(NAME)).toEqual(PAGE);
  await expect(openStorage([old]).open(NAME)).rejects.toThrow('No key "2027"');
});

test('a file from before encryption is read as it is, and encrypted by the command', async () => {
  const storage = openStorage();
  await storage.put(NAME, Buffer.from('–'));
  writeFileSync(fileOf(), PAGE);
  expect(await storage.open(NAME)).toEqual(PAGE);
  expect(await storage.encryptAll()).toBe(1);
  expect(readFileSync(fileOf()).includes(PAGE)).toBe(false);
  expect(await storage.open(NAME)).toEqual(PAGE);
});

test('the key of a machine is made once, and only its owner reads it', () => {
  const [first, second] = [readDocumentKeyFile(home), readDocumentKeyFile(home)];
  expect(second).toEqual(first);
  expect(first[0]?.key).toHaveLength(32);
  expect(readdirSync(path.join(home, 'keys'))).toEqual(['document-keys']);
  expect(statSync(path.join(home, 'keys', 'document-keys')).mode & 0o077).toBe(0);
});
