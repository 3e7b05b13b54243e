import { readFileStorage } from './file-storage-settings';

const STORE = {
  FILE_STORAGE: 's3://files/site',
  S3_ENDPOINT: 'http://store:9000',
  AWS_ACCESS_KEY_ID: 'campavia',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DOCUMENT_KEYS: '2027:…',
};

test('files are in the data folder unless a bucket is named', () => {
  expect([readFileStorage({}), readFileStorage({ ...STORE, FILE_STORAGE: 'folder' })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(readFileStorage(STORE)).toMatchObject({ bucket: 'files', prefix: 'site/' });
  // A role of the machine can give the credentials.
  const { AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _secret, ...withoutKey } = STORE;
  expect(readFileStorage(withoutKey)?.client.credentials).toBeUndefined();
});

test.each([
  [{ FILE_STORAGE: '/data/files' }, 'FILE_STORAGE must be folder or s3://bucket/prefix'],
  [{ S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT'],
  [{ AWS_SECRET_ACCESS_KEY: '' }, 'must be set together'],
  [{ DOCUMENT_KEYS: '' }, 'DOCUMENT_KEYS is missing'],
])('%j is refused with what is wrong', (over, message) => {
  expect(() => readFileStorage({ ...STORE, ...over })).toThrow(message);
});
