import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { integrityOf } from '@campavia/release/server';
import type { Release } from '@campavia/remote-kit/config';

import type { Settings } from '../config/settings';
import { createApiCalls, RefusedCallError, type ApiCalls } from '../worker/api-calls';
import { usesDynamicImport } from '../worker/dynamic-import';
import { RemoteServer } from '../worker/remote-server';
import { ProcessStartError, restrictionsHere, type Restrictions } from '../worker/restrictions';
import { syntheticVisit } from '../worker/synthetic-visit';
import type { WorkerCode } from '../worker/worker-code';

import { entryProgram } from './entry-script-program';

const DEADLINE_MS = 5000;
const MAX_VISITED = 5;

export interface ReleaseTrialOptions {
  settings: Pick<Settings, 'releasesFolder' | 'apiUrl' | 'apiKey'>;
  code: WorkerCode;
  restrictions?: () => Promise<Restrictions>;
}

/** Resolves with the problem found, or undefined. @throws Error if this server could not check */
export type ReleaseTrial = (release: Release) => Promise<string | undefined>;

export function createReleaseTrials({
  settings,
  code,
  restrictions = restrictionsHere,
}: ReleaseTrialOptions): {
  loads: ReleaseTrial;
  answers: ReleaseTrial;
} {
  const { releasesFolder, apiUrl } = settings;

  async function loads(release: Release): Promise<string | undefined> {
    if (release.part === 'shell') return undefined;
    const script = await readReleased(release, release.entry);
    if (usesDynamicImport(script)) return undefined;
    const why = await run(release, entryProgram(script), createApiCalls(apiUrl), ['']);
    return why && `${release.entry} fails as it is loaded: ${why}`;
  }

  async function answers(release: Release): Promise<string | undefined> {
    if (!release.server) return undefined;
    const program = await readReleased(release, release.server);
    const calls = watched(createApiCalls(apiUrl));
    const ids = release.config.addresses.filter((each) => each.document).map(({ id }) => id);
    const why = await run(release, program, calls, ids.slice(0, MAX_VISITED));
    return why && !calls.hasFailed() ? `${release.server} fails: ${why}` : undefined;
  }

  /** @throws Error if this server's copy is not the file that was released */
  async function readReleased({ part, version, files }: Release, path: string): Promise<string> {
    const bytes = await readFile(join(releasesFolder, part, version, path));
    const integrity = files.find((file) => file.path === path)?.integrity;
    if (integrityOf(bytes) !== integrity) throw new Error(`${path} has changed while it was checked`);
    return bytes.toString();
  }

  async function run(
    release: Release,
    program: string,
    calls: ApiCalls,
    ids: string[],
  ): Promise<string | undefined> {
    const server = new RemoteServer({
      code,
      calls,
      restrictions,
      program,
      folder: `/releases/${release.part}/${release.version}`,
      deadlineMs: DEADLINE_MS,
      renderDeadlineMs: DEADLINE_MS,
      processes: 1,
    });
    try {
      for (const id of ids) await server.request(syntheticVisit(release, id, settings));
      return undefined;
    } catch (error) {
      if (error instanceof ProcessStartError) throw error;
      return error instanceof Error ? error.message : String(error);
    } finally {
      await server.stop();
    }
  }

  return { loads, answers };
}

/** Refused and aborted calls do not count as failures of the api. */
function watched(calls: ApiCalls): ApiCalls & { hasFailed(): boolean } {
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    async make(wanted, signal) {
      const answer = await calls.make(wanted, signal).catch((error: unknown) => {
        hasFailed ||= !(error instanceof RefusedCallError) && !signal.aborted;
        throw error;
      });
      hasFailed ||= /^\{"status":(5|429)/.test(answer);
      return answer;
    },
  };
}
