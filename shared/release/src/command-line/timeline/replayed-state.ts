import { emptyState, type RegistryState } from '../../log/registry-state';
import type { Point, Timeline } from './timeline';

/** A registry in which the channel `production` gives every visitor the composition of a point in time. */
export function buildReplayedState(
  { state, entries }: Timeline,
  { releases, seq, at }: Point,
): RegistryState {
  const own = Object.entries(releases).map(([part, version]) => {
    const release = state.releases[part]?.[version];
    return [part, release ? { [version]: release } : {}] as const;
  });
  const parts = Object.keys(releases).map((part) => {
    return [part, { squad: state.parts[part]?.squad ?? '', isRetired: false }] as const;
  });
  return {
    ...emptyState(),
    seq,
    at,
    head: entries[seq - 1]?.hash ?? state.head,
    parts: Object.fromEntries(parts),
    releases: Object.fromEntries(own),
    channels: { production: { releases, before: {}, pins: {}, canaries: {} } },
  };
}
