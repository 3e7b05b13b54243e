import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../refusal';
import { signRelease } from '../signing';
import { begin, PLATFORM, SEARCH, send, signed, uploadScene, type UploadScene } from './test/upload-scene';

const MINUTE = 60_000;

/** A squad that starts one upload after another. */
async function beginMany(here: UploadScene, count: number): Promise<void> {
  for (let patch = 0; patch < count; patch += 1)
    await begin(here, signed({ version: `2.0.${patch}` }).release);
}

test('a holder with ten open uploads can start no more for five minutes, and does not block others', async () => {
  let now = Date.now();
  const here = uploadScene({ now: () => now });
  await beginMany(here, 10);
  const eleventh = signed({ version: '3.0.0' }).release;
  await expect(begin(here, eleventh)).rejects.toMatchObject({ status: 429, code: 'too_many_uploads' });
  const theirs = signRelease(signed().release, here.platformKey);
  expect(await here.uploads.begin(PLATFORM, theirs)).toHaveProperty('upload');
  now += 6 * MINUTE;
  expect(await begin(here, eleventh)).toHaveProperty('upload');
  expect(readdirSync(join(here.folder, 'uploads'))).toHaveLength(2);
});

test('an upload in progress continues, however many there are', async () => {
  const here = uploadScene();
  await beginMany(here, 10);
  expect(await begin(here, signed({ version: '2.0.3' }).release)).toHaveProperty('upload');
});

test('at most a hundred uploads are open at once', async () => {
  const here = uploadScene();
  for (let index = 0; index < 100; index += 1)
    mkdirSync(join(here.folder, 'uploads', `x${index}`), { recursive: true });
  await expect(begin(here, signed().release)).rejects.toMatchObject({ code: 'too_many_uploads' });
});

test('an invalid note is refused before any file is sent', async () => {
  const here = uploadScene();
  const beginning = begin(here, signed().release, 'line\u0000');
  await expect(beginning).rejects.toMatchObject({ status: 400, code: 'bad_request' });
  expect(existsSync(join(here.folder, 'uploads'))).toBe(false);
});

test('a release that another server has logged meanwhile counts as published', async () => {
  const here = uploadScene();
  const upload = await send(here, signed());
  here.registry.recordPublished = async () => {
    throw new Refusal(409, 'already_published', 'It is published already, with this very content.');
  };
  expect(await here.uploads.complete(SEARCH, upload)).toEqual({ head: here.registry.state().head });
});

test('different content for files that are stored but not logged is refused with advice', async () => {
  const here = uploadScene();
  const record = here.registry.recordPublished;
  here.registry.recordPublished = async () => {
    throw new Refusal(503, 'database_away', 'Away');
  };
  const upload = await send(here, signed());
  await expect(here.uploads.complete(SEARCH, upload)).rejects.toMatchObject({ status: 503 });
  here.registry.recordPublished = record;
  const other = await send(here, signed({}, { 'remote.js': 'export const other = 1;' }));
  await expect(here.uploads.complete(SEARCH, other)).rejects.toMatchObject({
    code: 'other_content',
    message: expect.stringContaining('never written into the log'),
  });
  await here.uploads.complete(SEARCH, upload);
  expect(here.log).toHaveLength(1);
});
