import { isMixLive, type ChannelState, type RegistryState } from '@campavia/release';

const FALLBACKS = 2;

/** Such as `mf-search@1.4.2`. */
export function releaseName(part: string, version: string): string {
  return `${part}@${version}`;
}

export interface NeededReleases {
  chosen: Set<string>;
  fallbacks: Set<string>;
}

export type ReleaseRules = Pick<RegistryState, 'parts' | 'quarantined'>;

function isRetired({ parts }: ReleaseRules, part: string): boolean {
  return Object.hasOwn(parts, part) && parts[part]?.isRetired === true;
}

function plainVersion(rules: ReleaseRules, channel: ChannelState, part: string): string | undefined {
  const version = channel.releases[part];
  if (version === undefined || !rules.quarantined[releaseName(part, version)]) return version;
  const good = channel.before[part]?.find((earlier) => !rules.quarantined[releaseName(part, earlier)]);
  return good ?? version;
}

export function neededByChannel(rules: ReleaseRules, channel: ChannelState): NeededReleases {
  const chosen = new Set<string>();
  const fallbacks = new Set<string>();
  const isGood = (name: string) => !rules.quarantined[name];
  for (const part of Object.keys(channel.releases)) {
    if (isRetired(rules, part)) continue;
    const plain = plainVersion(rules, channel, part) ?? '';
    chosen.add(releaseName(part, plain));
    const earlier = (channel.before[part] ?? []).filter((version) => version !== plain);
    const names = earlier.map((version) => releaseName(part, version)).filter(isGood);
    names.slice(0, FALLBACKS).forEach((name) => fallbacks.add(name));
  }
  const exceptions = [
    ...Object.values(channel.pins).flatMap((pins) => Object.entries(pins)),
    ...Object.entries(channel.canaries).map(([part, { version }]) => [part, version] as const),
  ];
  for (const [part, version] of exceptions) {
    const name = releaseName(part, version);
    if (isGood(name) && !isRetired(rules, part)) chosen.add(name);
  }
  return { chosen, fallbacks };
}

export function neededByMixes(state: RegistryState, nowMs: number): Map<string, string[]> {
  const live = Object.entries(state.mixes).filter(([, mix]) => isMixLive(mix, nowMs));
  return new Map(
    live.map(([id, { releases }]) => [
      id,
      Object.entries(releases).map(([part, version]) => releaseName(part, version)),
    ]),
  );
}
