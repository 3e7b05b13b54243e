import { startS3Server } from '@campavia/object-store/testing';

import { createStorage } from './create-storage';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';

test('stores releases in the served folder by default', () => {
  for (const env of [{}, { RELEASE_STORAGE: '' }, { RELEASE_STORAGE: 'folder' }]) {
    const storage = createStorage(env, '/data/releases');
    expect(storage).toBeInstanceOf(FolderStorage);
    expect((storage as FolderStorage).folder).toBe('/data/releases');
  }
});

test.each(['s3:bucket', 'https://bucket', 's3://', 's3://Big_Bucket/x', '/data/elsewhere'])(
  'refuses %j with a correction',
  (wanted) => {
    expect(() => createStorage({ RELEASE_STORAGE: wanted }, '/data/releases')).toThrow('s3://bucket/prefix');
  },
);

test('reaches a bucket with the usual variables', async () => {
  const server = await startS3Server();
  const storage = createStorage(
    {
      RELEASE_STORAGE: 's3://releases/site/',
      S3_ENDPOINT: String(server.place.client.endpoint),
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    '/data/releases',
  );
  expect(storage).toBeInstanceOf(S3Storage);
  expect(await storage.list('')).toEqual([]);
  await server.close();
});
