import type { ChannelState, RegistryState } from '@campavia/release';

import { neededByChannel, neededByMixes, releaseName } from './needed-releases';
import type { Readiness } from './release-stock';

export interface ServedStateOptions {
  wanted: RegistryState;
  /** The channels as they were last served whole. */
  lastWhole: Record<string, ChannelState>;
  /** The channels as they are served now. */
  current: Record<string, ChannelState>;
  readinessOf: (release: string) => Readiness;
  nowMs: number;
}

function pick<Value>(record: Record<string, Value>, keep: (key: string, value: Value) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => keep(key, value)));
}

/** What is there of a channel that was never whole on this machine: earlier releases stand in for missing ones. */
function whatIsThere(channel: ChannelState, isHere: (release: string) => boolean): ChannelState {
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

function withoutMissingStandIns(channel: ChannelState, isHere: (release: string) => boolean): ChannelState {
  const before = Object.entries(channel.before).map(([part, versions]) => [
    part,
    versions.filter((version) => isHere(releaseName(part, version))),
  ]);
  return { ...channel, before: Object.fromEntries(before) };
}

/**
 * The state that visitors are answered from: the wanted one, but a channel whose releases are not all ready
 * stays as it was last whole, and a mix that is not ready is not there yet. What was quarantined or revoked
 * holds at once.
 */
export function servedState(options: ServedStateOptions): RegistryState {
  const { wanted, lastWhole, current, readinessOf, nowMs } = options;
  const isHere = (release: string) => ['warm', 'here'].includes(readinessOf(release));
  const needs = (channel: ChannelState | undefined) =>
    channel ? [...neededByChannel(wanted, channel).chosen].map(readinessOf) : ['broken'];
  const isWhole = (channel: ChannelState | undefined) => needs(channel).every((each) => each === 'warm');
  const isPending = (channel: ChannelState | undefined) =>
    needs(channel).every((each) => each !== 'broken') && !isWhole(channel);

  function served(name: string, channel: ChannelState): ChannelState | undefined {
    const last = Object.hasOwn(lastWhole, name) ? lastWhole[name] : undefined;
    if (isWhole(channel)) return channel;
    if (last && isWhole(last)) return last;
    if (isPending(channel) || isPending(last))
      return Object.hasOwn(current, name) ? current[name] : undefined;
    return whatIsThere(channel, isHere);
  }

  const channels = Object.entries(wanted.channels).flatMap(([name, channel]) => {
    const found = served(name, channel);
    return found ? [[name, withoutMissingStandIns(found, isHere)] as const] : [];
  });
  const mixes = neededByMixes(wanted, nowMs);
  return {
    ...wanted,
    channels: Object.fromEntries(channels),
    mixes: pick(wanted.mixes, (id) => mixes.get(id)?.every(isHere) === true),
  };
}
