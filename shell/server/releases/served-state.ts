import type { ChannelState, RegistryState } from '@campavia/release';

import { neededByChannel, neededByMixes, releaseName } from './needed-releases';
import type { Readiness } from './prepared-releases';

export interface ServedStateOptions {
  wanted: RegistryState;
  lastComplete: Record<string, ChannelState>;
  current: Record<string, ChannelState>;
  readinessOf: (release: string) => Readiness;
  nowMs: number;
}

function pick<Value>(record: Record<string, Value>, predicate: (key: string, value: Value) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => predicate(key, value)));
}

/** For a channel that was never complete: earlier releases replace missing ones. */
function availablePartOf(channel: ChannelState, isHere: (release: string) => boolean): ChannelState {
  const releases = Object.entries(channel.releases).map(([part, version]) => {
    const candidates = [version, ...(channel.before[part] ?? [])];
    const there = candidates.find((candidate) => isHere(releaseName(part, candidate)));
    return [part, there ?? version] as const;
  });
  const isThere = (part: string, version: string) => isHere(releaseName(part, version));
  return {
    releases: Object.fromEntries(releases),
    before: channel.before,
    pins: Object.fromEntries(
      Object.entries(channel.pins).map(([market, pins]) => [market, pick(pins, isThere)]),
    ),
    canaries: pick(channel.canaries, (part, { version }) => isThere(part, version)),
  };
}

function withoutMissingFallbacks(channel: ChannelState, isHere: (release: string) => boolean): ChannelState {
  const before = Object.entries(channel.before).map(([part, versions]) => [
    part,
    versions.filter((version) => isHere(releaseName(part, version))),
  ]);
  return { ...channel, before: Object.fromEntries(before) };
}

/** Quarantine and revocation apply at once, even while a channel keeps its last complete state. */
export function servedState(options: ServedStateOptions): RegistryState {
  const { wanted, lastComplete, current, readinessOf, nowMs } = options;
  const isHere = (release: string) => ['warm', 'here'].includes(readinessOf(release));
  const needs = (channel: ChannelState | undefined) =>
    channel ? [...neededByChannel(wanted, channel).chosen].map(readinessOf) : ['broken'];
  const isComplete = (channel: ChannelState | undefined) => needs(channel).every((each) => each === 'warm');
  const isPending = (channel: ChannelState | undefined) =>
    needs(channel).every((each) => each !== 'broken') && !isComplete(channel);

  function served(name: string, channel: ChannelState): ChannelState | undefined {
    const last = Object.hasOwn(lastComplete, name) ? lastComplete[name] : undefined;
    if (isComplete(channel)) return channel;
    if (last && isComplete(last)) return last;
    if (isPending(channel) || isPending(last))
      return Object.hasOwn(current, name) ? current[name] : undefined;
    return availablePartOf(channel, isHere);
  }

  const channels = Object.entries(wanted.channels).flatMap(([name, channel]) => {
    const found = served(name, channel);
    return found ? [[name, withoutMissingFallbacks(found, isHere)] as const] : [];
  });
  const mixes = neededByMixes(wanted, nowMs);
  return {
    ...wanted,
    channels: Object.fromEntries(channels),
    mixes: pick(wanted.mixes, (id) => mixes.get(id)?.every(isHere) === true),
  };
}
