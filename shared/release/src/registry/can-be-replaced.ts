import { valueAt } from '../log/draft';
import type { ChannelState, RegistryState } from '../log/registry-state';

/** Whether visitors could get another release instead. */
export function canBeReplaced(state: RegistryState, part: string, version: string): boolean {
  if (Object.hasOwn(state.quarantined, `${part}@${version}`)) return false;
  const isMixed = Object.values(state.mixes).some(
    (mix) =>
      !mix.isRevoked &&
      valueAt(mix.releases, part) === version &&
      hasOther(state, mix.channel, { part, version }),
  );
  return (
    isMixed ||
    Object.entries(state.channels).some(([name, channel]) => {
      return uses(channel, part, version) && hasOther(state, name, { part, version });
    })
  );
}

function uses(channel: ChannelState, part: string, version: string): boolean {
  const isPinned = Object.values(channel.pins).some((pins) => valueAt(pins, part) === version);
  const isCanary = valueAt(channel.canaries, part)?.version === version;
  return valueAt(channel.releases, part) === version || isCanary || isPinned;
}

function hasOther(
  state: RegistryState,
  channelName: string,
  { part, version }: { part: string; version: string },
): boolean {
  const channel = valueAt(state.channels, channelName);
  const own = channel && valueAt(channel.releases, part);
  const others = [own, ...((channel && valueAt(channel.before, part)) ?? [])];
  return others.some(
    (other) =>
      other !== undefined && other !== version && !Object.hasOwn(state.quarantined, `${part}@${other}`),
  );
}
