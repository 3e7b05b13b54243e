import type { Release } from '@campavia/remote-kit/config';

import { signRelease } from '../signing';
import { FolderStorage } from '../storage/folder-storage';
import { builtRelease, newFolder } from './test/built-release';
import { newKey } from './test/keys';
import { registryInMemory } from './test/registry-in-memory';
import { PLATFORM, SEARCH, send, signed, streamOf, uploadScene, type UploadScene } from './test/upload-scene';
import { createUploads } from './uploads';

describe('the right to publish', () => {
  test.each<[string, (here: UploadScene) => [Release, typeof SEARCH], number, string]>([
    ['no signature', () => [builtRelease().release, SEARCH], 400, 'not_signed'],
    ['a changed author', () => [{ ...signed().release, author: 'Eve' }, SEARCH], 400, 'wrong_signature'],
    [
      'an unknown key',
      () => [signRelease(builtRelease().release, { ...newKey('x'), keyId: 'other' }), SEARCH],
      403,
      'unknown_key',
    ],
    [
      'a key of another squad',
      ({ otherKey }) => [signRelease(builtRelease().release, otherKey), SEARCH],
      403,
      'not_your_part',
    ],
    [
      'a token of another squad',
      () => [signed().release, { name: 'booking/ci', squad: 'booking', isPlatform: false }],
      403,
      'not_your_part',
    ],
  ])('refuses %s', async (_, make, status, code) => {
    const here = uploadScene();
    const [release, actor] = make(here);
    await expect(here.uploads.begin(actor, release)).rejects.toMatchObject({ status, code });
  });

  test('refuses a revoked key for new releases', async () => {
    const revoked = newKey('search', { isRevoked: true });
    const { registry } = registryInMemory(revoked);
    const uploads = createUploads({ folder: newFolder(), storage: new FolderStorage(newFolder()), registry });
    uploads.close();
    const release = signRelease(builtRelease().release, revoked);
    await expect(uploads.begin(SEARCH, release)).rejects.toMatchObject({ code: 'revoked_key' });
  });

  test('the platform may sign for every squad', async () => {
    const here = uploadScene();
    const release = signRelease(builtRelease().release, here.platformKey);
    expect(await here.uploads.begin(PLATFORM, release)).toHaveProperty('upload');
  });

  test('a token of another squad sends no file and completes nothing either', async () => {
    const here = uploadScene();
    const upload = await send(here, signed());
    const otherSquad = { name: 'booking/ci', squad: 'booking', isPlatform: false };
    const file = { path: 'remote.js', stream: streamOf(Buffer.from('//')) };
    await expect(here.uploads.put(otherSquad, upload, file)).rejects.toMatchObject({ status: 403 });
    await expect(here.uploads.complete(otherSquad, upload)).rejects.toMatchObject({ status: 403 });
    expect(await here.storage.list('')).toEqual([]);
  });
});
