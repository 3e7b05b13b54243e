import type { FastifyInstance } from 'fastify';

import {
  BrokenReleaseError,
  integrityOf,
  MissingFileError,
  type Registry,
  type ReleaseCache,
} from '@campavia/release/server';
import type { Release } from '@campavia/remote-kit/config';

import { releaseName } from '../releases/needed-releases';
import { isPrivateFile } from '../releases/private-file';

import { createReleaseTrials, type ReleaseTrial, type ReleaseTrialOptions } from './release-trials';

export interface Checked {
  isBroken: boolean;
  result: string;
  /** Caused by this server: files are lost or not sent, or no process starts. */
  isServerFault?: boolean;
}

export type CheckRelease = (
  app: Pick<FastifyInstance, 'inject'>,
  release: { part: string; version: string },
) => Promise<Checked>;

export interface CheckOptions extends ReleaseTrialOptions {
  releaseCache: ReleaseCache;
  registry: Pick<Registry, 'state'>;
}

/** A failure counts only if it recurs, and if an earlier release does not fail in the same way. */
export function createReleaseCheck(options: CheckOptions): CheckRelease {
  const { releaseCache, registry } = options;
  const { loads, answers } = createReleaseTrials(options);

  function othersOf({ part, version }: { part: string; version: string }): string[] {
    const { channels, quarantined } = registry.state();
    const all = Object.values(channels).flatMap(({ releases, before }) => [
      releases[part],
      ...(before[part] ?? []),
    ]);
    const known = all.filter((other) => other !== undefined && other !== version) as string[];
    return known.filter((other) => !Object.hasOwn(quarantined, `${part}@${other}`));
  }

  async function findsNothingElsewhere(look: ReleaseTrial, { part, version }: Release): Promise<boolean> {
    const [other] = othersOf({ part, version });
    if (other === undefined) return false;
    await releaseCache.ensureOnDisk(part, other);
    return (await look(await releaseCache.get(part, other))) === undefined;
  }

  async function findFailure(release: Release): Promise<string | undefined> {
    for (const look of [loads, answers]) {
      const result = await look(release);
      if (result === undefined) continue;
      const isFinding = (await findsNothingElsewhere(look, release)) && (await look(release)) !== undefined;
      if (isFinding) return result;
    }
    return undefined;
  }

  async function check(
    app: Pick<FastifyInstance, 'inject'>,
    { part, version }: { part: string; version: string },
  ): Promise<Checked> {
    try {
      const damage = await findDamage(releaseCache, { part, version });
      if (damage !== undefined) return { isBroken: true, result: damage };
      const release = await releaseCache.get(part, version);
      await requireServedFiles(app, release);
      const result = await findFailure(release);
      if (result !== undefined) return { isBroken: true, result };
      return { isBroken: false, result: 'the site finds nothing: it fails in browsers only' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return {
        isBroken: false,
        isServerFault: true,
        result: `could not be checked by one server: ${message}`,
      };
    }
  }

  return oneAtATime(check);
}

function oneAtATime(check: CheckRelease): CheckRelease {
  const waiting = new Map<string, Promise<Checked>>();
  let last: Promise<unknown> = Promise.resolve();
  return function checkRelease(app, release) {
    const name = releaseName(release.part, release.version);
    const shared = waiting.get(name);
    if (shared) return shared;
    const checked = last.then(() => {
      waiting.delete(name);
      return check(app, release);
    });
    waiting.set(name, checked);
    last = checked;
    return checked;
  };
}

/** A damaged local copy is loaded again. @throws Error when the release cannot be loaded here */
async function findDamage(
  releaseCache: ReleaseCache,
  { part, version }: { part: string; version: string },
): Promise<string | undefined> {
  try {
    await releaseCache.ensureOnDisk(part, version);
    return undefined;
  } catch (error) {
    if (error instanceof MissingFileError || !(error instanceof BrokenReleaseError)) throw error;
    return error.message;
  }
}

/** @throws Error for the first file that is not served unchanged */
async function requireServedFiles(
  app: Pick<FastifyInstance, 'inject'>,
  { part, version, files }: Release,
): Promise<void> {
  for (const { path, integrity } of files.filter((file) => !isPrivateFile(file.path))) {
    const url = `/releases/${part}/${version}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    if (answer.statusCode !== 200) throw new Error(`${path} is answered with ${answer.statusCode}`);
    if (integrityOf(answer.rawPayload) !== integrity) throw new Error(`${path} is answered with other bytes`);
  }
}
