import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const BUCKET = 'releases';
const KEY = 'S3RVER';
/** The server is a development tool of the package that stores releases. */
const RELEASE_TESTS = new URL('../../release/package.json', import.meta.url);

/** Starts a server that speaks S3 on this machine; `env` is how sites find the releases in it. */
export async function startObjectStore({ home, port }) {
  const Server = createRequire(RELEASE_TESTS)('s3rver');
  const directory = join(home, 'objects');
  mkdirSync(directory, { recursive: true });
  const server = new Server({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  await server.run();
  const env = {
    RELEASE_STORAGE: `s3://${BUCKET}`,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  return { env, stop: () => server.close() };
}
