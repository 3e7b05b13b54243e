import { type RegistryState, resolve, type Visit } from '@campavia/release';

import type { ActiveMix, MixedPart, MixerAnswer, OfferedRelease } from '../../src/mixer/registry/answers';

const OFFERED = 300;

export function describeMixer(
  state: RegistryState,
  visit: Visit,
  linkOf: (mix: string, expiresAt: string) => string,
): MixerAnswer {
  const versions = {
    current: resolve(state, visit).parts,
    plain: resolve(state, { ...visit, mix: undefined }).parts,
  };
  const parts = Object.keys(state.releases)
    .filter((part) => state.parts[part]?.isRetired === false)
    .sort(shellFirst)
    .map((part): MixedPart => ({
      part,
      squad: state.parts[part]?.squad ?? '',
      current: versions.current[part]?.version,
      plain: versions.plain[part]?.version,
      channelVersion: state.channels[visit.channel]?.releases[part],
      canary: canaryOf(state, visit.channel, part),
      releases: releasesOf(state, part),
    }));
  return { channel: visit.channel, mix: activeMix(state, visit, linkOf), parts };
}

function shellFirst(one: string, other: string): number {
  if (one === 'shell' || other === 'shell') return one === 'shell' ? -1 : 1;
  return one < other ? -1 : 1;
}

function canaryOf(state: RegistryState, channel: string, part: string): MixedPart['canary'] {
  const canary = state.channels[channel]?.canaries[part];
  return canary && { version: canary.version, percent: canary.percent };
}

function releasesOf(state: RegistryState, part: string): OfferedRelease[] {
  const published = Object.values(state.releases[part] ?? {});
  return published
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
    .slice(0, OFFERED)
    .map(({ version, commit, author, builtAt, publishedAt, size, note }) => {
      const quarantine = state.quarantined[`${part}@${version}`];
      return {
        version,
        commit,
        author,
        builtAt,
        publishedAt,
        size,
        note,
        isQuarantined: quarantine !== undefined,
        quarantineReason: quarantine?.reason,
      };
    });
}

function activeMix(
  state: RegistryState,
  visit: Visit,
  linkOf: (mix: string, expiresAt: string) => string,
): ActiveMix | undefined {
  const mix = visit.mix === undefined ? undefined : state.mixes[visit.mix];
  if (!mix || visit.mix === undefined) return undefined;
  const { name, releases, expiresAt } = mix;
  return { id: visit.mix, name, releases, expiresAt, link: linkOf(visit.mix, expiresAt) };
}
