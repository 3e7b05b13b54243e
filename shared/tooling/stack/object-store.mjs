import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const RELEASES = 'releases';
const FILES = 'files';
const KEY = 'S3RVER';
/** The server is a development dependency of the package that reads and writes objects. */
const OBJECT_STORE = new URL('../../object-store/package.json', import.meta.url);

/** Starts an S3 server on this machine; `env` tells sites where the releases are, and servers of the api where users' files are. */
export async function startObjectStore({ home, port }) {
  const Server = createRequire(OBJECT_STORE)('s3rver');
  const directory = join(home, 'objects');
  mkdirSync(directory, { recursive: true });
  const server = new Server({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: RELEASES }, { name: FILES }],
  });
  await server.run();
  const env = {
    RELEASE_STORAGE: `s3://${RELEASES}`,
    FILE_STORAGE: `s3://${FILES}`,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  return { env, stop: () => server.close() };
}
