import type { Release, ReleaseFile } from '@campavia/remote-kit/config';

import { integrityOf } from '../signing';
import { runInParallel } from '../storage/in-parallel';
import type { Staging } from '../storage/storage';

const CONCURRENCY = 6;

/** Shares uploads between servers: the next file may arrive at any of them. */
export class SharedUploads {
  constructor(private readonly staging: Staging) {}

  /** Ids of all uploads with a prefix. */
  async open(prefix: string): Promise<string[]> {
    const objects = await this.staging.list(prefix);
    return [...new Set(objects.map(({ path }) => uploadOf(path)))];
  }

  async record(upload: string): Promise<string | undefined> {
    return (await this.staging.get(`${upload}/upload.json`))?.toString();
  }

  async saveRecord(upload: string, record: string): Promise<void> {
    await this.staging.put(`${upload}/upload.json`, Buffer.from(record));
  }

  async saveFile(upload: string, path: string, content: Buffer): Promise<void> {
    await this.staging.put(`${upload}/files/${path}`, content);
  }

  /** Files of a release that were uploaded to any server. */
  async arrived(upload: string, { files }: Release): Promise<Set<string>> {
    const folder = `${upload}/files/`;
    const objects = await this.staging.list(folder);
    const sizes = new Map(objects.map(({ path, size }) => [path.slice(folder.length), size]));
    return new Set(files.filter(({ path, size }) => sizes.get(path) === size).map(({ path }) => path));
  }

  /** A file that was uploaded to another server; undefined when it differs from the announced one. */
  async file(upload: string, { path, integrity }: ReleaseFile): Promise<Buffer | undefined> {
    const content = await this.staging.get(`${upload}/files/${path}`);
    return content && integrityOf(content) === integrity ? content : undefined;
  }

  async close(upload: string): Promise<void> {
    await this.#remove(await this.staging.list(`${upload}/`));
  }

  /** Removes uploads without recent activity, on all servers. */
  async sweep(quietSinceMs: number, holder: string): Promise<void> {
    const objects = await this.staging.list(holder);
    const busy = objects
      .filter(({ changedMs }) => changedMs > quietSinceMs)
      .map(({ path }) => uploadOf(path));
    await this.#remove(objects.filter(({ path }) => !busy.includes(uploadOf(path))));
  }

  async #remove(objects: readonly { path: string }[]): Promise<void> {
    await runInParallel(CONCURRENCY, objects, ({ path }) => this.staging.remove(path));
  }
}

function uploadOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}
