import { mkdir } from 'node:fs/promises';

import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { RegistryState } from '@campavia/release';
import type { ReleaseCache } from '@campavia/release/server';

import { releaseName } from './needed-releases';
import { isPrivateFile } from './private-file';

const AWAY_MS = 10_000;

/** Files of releases are public, and other sites use this one as a fallback origin. */
const FOR_EVERYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

export interface ReleaseFilesOptions {
  folder: string;
  releaseCache: Pick<ReleaseCache, 'ensureOnDisk'>;
  state: () => RegistryState;
}

interface RequestedFile {
  part: string;
  version: string;
  path: string;
}

function split(path: string): RequestedFile {
  const [part = '', version = '', ...rest] = path.replace(/^\/+/, '').split('/');
  return { part, version, path: rest.join('/') };
}

export async function registerReleaseFiles(
  app: FastifyInstance,
  options: ReleaseFilesOptions,
): Promise<void> {
  const { folder, releaseCache, state } = options;
  const loads = new Map<string, Promise<boolean>>();

  function isPublic({ part, version, path }: RequestedFile): boolean {
    const { releases } = state();
    const versions = Object.hasOwn(releases, part) ? releases[part] : undefined;
    return versions !== undefined && Object.hasOwn(versions, version) && !isPrivateFile(path);
  }

  function provide({ part, version }: RequestedFile): Promise<boolean> {
    const name = releaseName(part, version);
    const loading = loads.get(name) ?? load(name, () => releaseCache.ensureOnDisk(part, version));
    loads.set(name, loading);
    return loading;
  }

  async function load(name: string, fetchFiles: () => Promise<unknown>): Promise<boolean> {
    try {
      await fetchFiles();
      return true;
    } catch {
      setTimeout(() => loads.delete(name), AWAY_MS).unref();
      return false;
    }
  }

  await mkdir(folder, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
      reply.headers(FOR_EVERYBODY);
      const requested = split((request.params as { '*'?: string })['*'] ?? '');
      if (!isPublic(requested) || !(await provide(requested))) return reply.callNotFound();
    });
    await scope.register(serveStatic, {
      root: folder,
      prefix: '/releases/',
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
      // Made on publishing; files without one are compressed on each response.
      preCompressed: true,
      allowedPath: (path) => isPublic(split(path)),
    });
  });
}
