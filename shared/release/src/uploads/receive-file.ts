import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import type { ReleaseFile } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import type { Disk } from '../storage/disk';

/** Chunks of a stream that is not destroyed afterwards, because the response uses the same connection. */
async function* readChunks(path: string, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks =
    stream instanceof Readable
      ? (stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)
      : stream;
  try {
    for await (const chunk of chunks) yield chunk;
  } catch {
    throw new Refusal(400, 'cut_short', `${path} was cut off: send it again`);
  }
}

/** Passes chunks on and verifies size and hash. */
async function* verifyChunks(
  { path, size, integrity }: ReleaseFile,
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha384');
  let received = 0;
  for await (const chunk of readChunks(path, stream)) {
    received += chunk.length;
    if (received > size) {
      throw new Refusal(413, 'too_large', `${path} is longer than the ${size} bytes its release.json says`);
    }
    hash.update(chunk);
    yield chunk;
  }
  if (received < size) {
    throw new Refusal(400, 'cut_short', `${path} came with ${received} of ${size} bytes: send it again`);
  }
  if (`sha384-${hash.digest('base64')}` !== integrity) {
    throw new Refusal(400, 'wrong_content', `${path} is not the file that its release.json names`);
  }
}

/** Folders of complete and of incomplete files. */
export interface ReceiveFolders {
  files: string;
  drafts: string;
  disk: Disk;
}

/** Stores a file of a release once it is complete and matches the announced hash. */
export async function receiveFile(
  file: ReleaseFile,
  stream: AsyncIterable<Uint8Array>,
  { files, drafts, disk }: ReceiveFolders,
): Promise<void> {
  await mkdir(drafts, { recursive: true });
  const draft = join(drafts, randomUUID());
  try {
    await disk.write(draft, verifyChunks(file, stream));
    const target = join(files, file.path);
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
