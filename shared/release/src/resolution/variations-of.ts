import { momentMs } from '@campavia/domain';

import { valueAt } from '../log/draft';
import type { ChannelState, RegistryState } from '../log/registry-state';
import { isMixLive } from './is-mix-live';

/** A combination of releases that some visitors of a channel get. */
export interface Variation {
  /** For example `production`, `production in de-at` or `production with canary mf-search@1.1.0`. */
  name: string;
  /** Version by part. */
  releases: Record<string, string>;
}

interface Exception {
  name: string;
  releases: Record<string, string>;
  /** Markets that it applies to; all when absent. */
  markets?: string[];
}

/**
 * All combinations that visitors of a channel can get: its own, each market's, each canary's, each live mix's, and
 * pairs of pins and canaries where they can coincide; each combination once. Quarantined releases are replaced as for
 * visitors.
 * @param nowMs decides which mixes are valid; the time of the last entry when absent
 */
export function listVariations(
  state: RegistryState,
  channelName: string,
  nowMs = lastActMs(state),
): Variation[] {
  const channel = valueAt(state.channels, channelName);
  if (!channel) return [];
  const base = { name: channelName, releases: plainReleases(state, channel) };
  const pins = pinsOf(channelName, channel);
  const canaries = canariesOf(channelName, channel);
  const pairs = [
    ...pins.flatMap((pin) => canaries.flatMap((canary) => combine(pin, canary))),
    ...canaries.flatMap((one, index) => canaries.slice(index + 1).flatMap((other) => combine(one, other))),
  ];
  const variations = [...pins, ...canaries, ...pairs, ...mixesOf(state, channelName, nowMs)].map(
    (exception) => ({
      name: exception.name,
      releases: { ...base.releases, ...usable(state, exception.releases) },
    }),
  );
  return distinct([base, ...variations]);
}

function pinsOf(channelName: string, channel: ChannelState): Exception[] {
  return Object.entries(channel.pins).map(([market, releases]) => ({
    name: `${channelName} in ${market}`,
    releases,
    markets: [market],
  }));
}

function canariesOf(channelName: string, channel: ChannelState): Exception[] {
  return Object.entries(channel.canaries).map(([part, { version, markets }]) => ({
    name: `${channelName} with canary ${part}@${version}`,
    releases: { [part]: version },
    ...(markets ? { markets } : {}),
  }));
}

function mixesOf(state: RegistryState, channelName: string, nowMs: number): Exception[] {
  return Object.values(state.mixes)
    .filter((mix) => mix.channel === channelName && isMixLive(mix, nowMs))
    .map(({ name, releases }) => ({ name: `mix ${name} on ${channelName}`, releases }));
}

/** Both exceptions, where a visitor can get both; a site and a country are assumed to overlap. */
function combine(one: Exception, other: Exception): Exception[] {
  const [first, second] = [one.markets, other.markets];
  if (first && second && !first.some((market) => second.some((each) => canCombine(market, each)))) return [];
  const joined = `${one.name} and${other.name.slice(other.name.indexOf(' with ') + ' with'.length)}`;
  return [{ name: joined, releases: { ...one.releases, ...other.releases } }];
}

function canCombine(one: string, other: string): boolean {
  return one === other || isCountry(one) !== isCountry(other);
}

function isCountry(market: string): boolean {
  return market === market.toUpperCase();
}

function plainReleases(state: RegistryState, channel: ChannelState): Record<string, string> {
  const entries = Object.entries(channel.releases).map(([part, own]) => {
    if (!isQuarantined(state, part, own)) return [part, own];
    const earlier = valueAt(channel.before, part)?.find((version) => !isQuarantined(state, part, version));
    return [part, earlier ?? own];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function usable(state: RegistryState, releases: Record<string, string>): Record<string, string> {
  const entries = Object.entries(releases).filter(
    ([part, version]) => !isQuarantined(state, part, version) && !valueAt(state.parts, part)?.isRetired,
  );
  return Object.fromEntries(entries);
}

function isQuarantined(state: RegistryState, part: string, version: string): boolean {
  return Object.hasOwn(state.quarantined, `${part}@${version}`);
}

function distinct(variations: Variation[]): Variation[] {
  const seen = new Set<string>();
  return variations.filter(({ releases }) => {
    const key = JSON.stringify(Object.entries(releases).sort(([one], [other]) => (one < other ? -1 : 1)));
    return !seen.has(key) && seen.add(key);
  });
}

function lastActMs({ at }: RegistryState): number {
  return at === '' ? 0 : momentMs(at);
}
