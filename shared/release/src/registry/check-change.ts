import type { Release } from '@campavia/remote-kit/config';

import { checkCompatibility, type Verdict } from '../compatibility';
import { listVariations, type Variation } from '../resolution';
import type { LogEntry } from '../log/log-entry';
import { fold } from '../log/fold';
import type { RegistryOptions } from './registry';
import type { RegistryState } from '../log/registry-state';

/** Sources of the compatibility check. */
export type CheckSources = Pick<RegistryOptions, 'releases' | 'apiFacts'>;

/** Whether compositions are still compatible after a log entry; undefined for entries that change no composition. */
export async function checkChange(
  sources: CheckSources,
  state: RegistryState,
  entry: LogEntry,
): Promise<Verdict | undefined> {
  const channels = listAffectedChannels(state, entry);
  if (!channels) return undefined;
  const after = fold(state, entry);
  const changes = channels.flatMap((channel) => listChanges(state, after, channel));
  const api = await sources.apiFacts?.();
  const compositions = await Promise.all(
    changes.map(async ({ name, before, releases }) => ({
      name,
      ...(before ? { before: await readReleases(sources, before) } : {}),
      after: await readReleases(sources, releases),
    })),
  );
  return checkCompatibility({ compositions, ...(api ? { api } : {}) });
}

/** Channels to check for a log entry. Rollbacks are not checked, because they are for emergencies. */
function listAffectedChannels(state: RegistryState, { act, body }: LogEntry): string[] | undefined {
  if (act === 'part-retired') return Object.keys(state.channels);
  const isProven = act === 'promoted' || act === 'pinned' || act === 'canary-set' || act === 'mix-made';
  return isProven ? [body.channel] : undefined;
}

type Change = Variation & { before?: Record<string, string> };

/** The changed variations of a channel; the whole channel if none changes, so that its verdict is still reported. */
function listChanges(state: RegistryState, after: RegistryState, channel: string): Change[] {
  const [base, ...others] = listVariations(state, channel);
  const known = new Map([base, ...others].map((variation) => [variation?.name, variation?.releases]));
  const all = listVariations(after, channel).map((variation) => {
    const before = known.get(variation.name) ?? base?.releases;
    return { ...variation, ...(before ? { before } : {}) };
  });
  const changed = all.filter(({ before, releases }) => !before || !hasSameReleases(before, releases));
  return changed.length > 0 ? changed : all;
}

function hasSameReleases(one: Record<string, string>, other: Record<string, string>): boolean {
  const parts = Object.keys(one);
  return parts.length === Object.keys(other).length && parts.every((part) => one[part] === other[part]);
}

function readReleases({ releases }: CheckSources, wanted: Record<string, string>): Promise<Release[]> {
  return Promise.all(Object.entries(wanted).map(([part, version]) => releases.get(part, version)));
}
