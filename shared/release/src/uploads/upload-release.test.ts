import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { Refusal } from '../refusal';
import { readBuiltRelease } from './read-built-release';
import { builtRelease } from './test/built-release';
import { SEARCH, signed, uploadScene, type UploadScene } from './test/upload-scene';
import { createUploadClient } from './upload-client';
import { uploadRelease, type UploadProgress, type UploadReleaseOptions } from './upload-release';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Answers as a site's registry does. */
function registryOver({ uploads }: UploadScene): RequestListener {
  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const [, , , upload = '', verb] = pathname.split('/');
    if (request.headers.authorization !== 'Bearer token')
      throw new Refusal(401, 'unknown_token', 'Who are you?');
    if (verb === 'complete') return [200, await uploads.complete(SEARCH, upload)];
    if (verb === 'files') {
      const file = { path: searchParams.get('path') ?? '', stream: request };
      return [204, await uploads.put(SEARCH, upload, file)];
    }
    const { release, note } = JSON.parse((await bodyOf(request)).toString()) as {
      release: unknown;
      note?: string;
    };
    return [201, await uploads.begin(SEARCH, release, note)];
  }
  return (request, response) => {
    answer(request).then(
      ([status, body]) => response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body)),
      (error: unknown) => {
        const { status, code, message, details } = error as Refusal;
        response.writeHead(status ?? 500).end(JSON.stringify({ code, detail: message, ...details }));
      },
    );
  };
}

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function siteAnswering(listener: RequestListener, token = 'token') {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return createUploadClient({ site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token });
}

/** Uploads to a site whose requests a test may answer before the registry does. */
async function upload(
  before: (...asked: Parameters<RequestListener>) => boolean,
  changes: Partial<UploadReleaseOptions> = {},
) {
  const here = uploadScene();
  const registry = registryOver(here);
  const client = await siteAnswering((request, response) => {
    if (!before(request, response)) registry(request, response);
  });
  const { folder, release } = signed();
  const pauses: number[] = [];
  const options = { client, folder, release, pause: async (ms: number) => void pauses.push(ms), ...changes };
  return { here, pauses, options, uploading: uploadRelease(options) };
}

test('uploads a built release and reports progress', async () => {
  const seen: UploadProgress[] = [];
  const { here, uploading, options } = await upload(() => false, {
    note: 'pull request 31',
    onProgress: (progress) => seen.push(progress),
  });
  expect(await uploading).toEqual({ isNew: true, head: here.registry.state().head });
  expect(seen[0]).toEqual({ done: 0, total: 6, bytes: 0 });
  expect(seen.at(-1)).toEqual({ done: 6, total: 6, bytes: here.log[0]?.size });
  expect(here.log[0]?.note).toBe('pull request 31');
  expect(await uploadRelease(options)).toEqual({ isNew: false });
});

test('a file that was lost is sent again, after the pause that the site asks for', async () => {
  let failures = 0;
  const { here, pauses, uploading } = await upload((request, response) => {
    if (!request.url?.includes('server.cjs') || failures === 3) return false;
    failures += 1;
    if (failures === 1) request.destroy();
    else if (failures === 2) response.writeHead(503).end('<html>busy</html>');
    else response.writeHead(429, { 'retry-after': '7' }).end('{"code":"rate_limited","detail":"Slower"}');
    return true;
  });
  expect(await uploading).toMatchObject({ isNew: true });
  expect(pauses).toHaveLength(3);
  expect(pauses[2]).toBe(7000);
  expect(here.log).toHaveLength(1);
});

test('gives up after five attempts if the site stays unavailable', async () => {
  const { pauses, uploading } = await upload((_request, response) => {
    response.writeHead(503).end('{"code":"database_away","detail":"The database is away"}');
    return true;
  });
  await expect(uploading).rejects.toMatchObject({ code: 'database_away', message: 'The database is away' });
  expect(pauses).toHaveLength(4);
});

test('names a site that is unreachable', async () => {
  const client = createUploadClient({ site: 'http://127.0.0.1:9', token: 'token' });
  const uploading = uploadRelease({ client, ...signed(), pause: async () => undefined });
  await expect(uploading).rejects.toMatchObject({ code: 'site_away', status: 503 });
  await expect(uploading).rejects.toThrow('http://127.0.0.1:9 does not answer');
});

test('starts an upload again if the site has lost it', async () => {
  let isForgotten = false;
  const here = uploadScene();
  const registry = registryOver(here);
  const client = await siteAnswering((request, response) => {
    if (request.url?.endsWith('/complete') && !isForgotten) {
      isForgotten = true;
      const uploads = join(here.folder, 'uploads');
      for (const name of readdirSync(uploads)) rmSync(join(uploads, name), { recursive: true });
    }
    registry(request, response);
  });
  const { folder, release } = signed();
  expect(await uploadRelease({ client, folder, release })).toMatchObject({ isNew: true });
  expect(here.log).toHaveLength(1);
});

test('reports a refusal of the site at once, with its text', async () => {
  const { uploading } = await upload(() => false, { release: builtRelease().release });
  await expect(uploading).rejects.toMatchObject({ status: 400, code: 'not_signed' });
  const client = await siteAnswering(registryOver(uploadScene()), 'other');
  await expect(uploadRelease({ client, ...signed() })).rejects.toMatchObject({
    status: 401,
    code: 'unknown_token',
  });
});

test('reads a folder only if it is as built', async () => {
  const { folder, release } = builtRelease();
  expect(await readBuiltRelease(folder)).toEqual(release);
  writeFileSync(join(folder, 'server.cjs'), 'changed since');
  await expect(readBuiltRelease(folder)).rejects.toThrow(
    'server.cjs is not the file that its release.json names',
  );
  rmSync(join(folder, 'server.cjs'));
  await expect(readBuiltRelease(folder)).rejects.toThrow('There is no');
  writeFileSync(join(folder, 'release.json'), '{');
  await expect(readBuiltRelease(folder)).rejects.toThrow('is no JSON');
});
