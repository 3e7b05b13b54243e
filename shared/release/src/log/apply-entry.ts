import type { EntryBodies, EntryType, LogEntry } from './log-entry';
import { valueAt, type Draft } from './draft';
import type { ChannelState, RegistryState } from './registry-state';

/** Previous versions per part that a channel keeps as fallbacks. */
const MAX_PREVIOUS_VERSIONS = 20;

type Entry<Act extends EntryType> = Extract<LogEntry, { act: Act }>;

type Apply<Act extends EntryType> = (draft: Draft, state: RegistryState, entry: Entry<Act>) => void;

const APPLY: { [Act in EntryType]: Apply<Act> } = {
  published: publish,
  promoted: (draft, state, { body }) => promote(openChannel(draft, state, body.channel), body),
  'rolled-back': (draft, state, { body }) => rollBack(openChannel(draft, state, body.channel), body),
  pinned: (draft, state, { body }) => pin(draft, openChannel(draft, state, body.channel), body),
  'canary-set': (draft, state, { body, seq }) =>
    setCanary(openChannel(draft, state, body.channel), body, seq),
  'mix-made': changeMix,
  'mix-revoked': changeMix,
  quarantined: changeQuarantine,
  'released-from-quarantine': changeQuarantine,
  'part-added': changePart,
  'part-retired': changePart,
};

/** Applies an entry to a state that the draft owns. */
export function applyEntry(draft: Draft, state: RegistryState, entry: LogEntry): void {
  (APPLY[entry.act] as (draft: Draft, state: RegistryState, entry: LogEntry) => void)(draft, state, entry);
}

function publish(draft: Draft, state: RegistryState, { body, at, who }: Entry<'published'>): void {
  state.releases = draft.take(state.releases);
  const versions = draft.within(state.releases, body.part, noReleases);
  versions[body.version] = { ...body, publishedAt: at, publishedBy: who };
}

/** A channel whose maps can be modified. */
function openChannel(draft: Draft, state: RegistryState, name: string): ChannelState {
  state.channels = draft.take(state.channels);
  const channel = draft.within(state.channels, name, emptyChannel);
  channel.releases = draft.take(channel.releases);
  channel.before = draft.take(channel.before);
  channel.pins = draft.take(channel.pins);
  channel.canaries = draft.take(channel.canaries);
  return channel;
}

function noReleases(): RegistryState['releases'][string] {
  return {};
}

function noPins(): Record<string, string> {
  return {};
}

function emptyChannel(): ChannelState {
  return { releases: {}, before: {}, pins: {}, canaries: {} };
}

function promote(channel: ChannelState, { releases }: EntryBodies['promoted']): void {
  for (const [part, version] of Object.entries(releases)) {
    const left = valueAt(channel.releases, part);
    const older = without(valueAt(channel.before, part), [version, left]);
    savePrevious(channel, part, left === undefined || left === version ? older : [left, ...older]);
    channel.releases[part] = version;
    if (valueAt(channel.canaries, part)?.version === version) delete channel.canaries[part];
  }
}

// The releases that were rolled back become the last fallbacks.
function rollBack(channel: ChannelState, { releases }: EntryBodies['rolled-back']): void {
  for (const part of new Set([...Object.keys(channel.releases), ...Object.keys(releases)])) {
    const [left, version] = [valueAt(channel.releases, part), valueAt(releases, part)];
    if (left === version) continue;
    const known = valueAt(channel.before, part) ?? [];
    const position = version === undefined ? -1 : known.indexOf(version);
    const older = known.slice(position + 1);
    const later = [left, ...known.slice(0, Math.max(position, 0))];
    savePrevious(channel, part, [...older, ...without(later, [version])]);
  }
  channel.releases = { ...releases };
  channel.canaries = {};
}

function without(versions: readonly (string | undefined)[] = [], unwanted: (string | undefined)[]): string[] {
  return versions.filter((version) => version !== undefined && !unwanted.includes(version)) as string[];
}

function savePrevious(channel: ChannelState, part: string, versions: string[]): void {
  if (versions.length > 0) channel.before[part] = versions.slice(0, MAX_PREVIOUS_VERSIONS);
  else delete channel.before[part];
}

type Pin = Pick<EntryBodies['pinned'], 'market' | 'part' | 'version'>;

function pin(draft: Draft, channel: ChannelState, { market, part, version }: Pin): void {
  const pins = draft.within(channel.pins, market, noPins);
  if (version === undefined) delete pins[part];
  else pins[part] = version;
  if (Object.keys(pins).length === 0) delete channel.pins[market];
}

function setCanary(channel: ChannelState, body: EntryBodies['canary-set'], seq: number): void {
  const { part, version, percent, markets } = body;
  const running = valueAt(channel.canaries, part);
  delete channel.canaries[part];
  if (percent <= 0) return;
  // Changing only the share of a canary keeps the visitors who already have it.
  const since = running?.version === version ? running.since : seq;
  channel.canaries[part] = { version, percent, ...(markets ? { markets } : {}), since };
}

function changeMix(draft: Draft, state: RegistryState, entry: Entry<'mix-made' | 'mix-revoked'>): void {
  state.mixes = draft.take(state.mixes);
  if (entry.act === 'mix-made') {
    const { mix, ...body } = entry.body;
    state.mixes[mix] = { ...body, madeBy: entry.who, isRevoked: false };
    return;
  }
  const known = valueAt(state.mixes, entry.body.mix);
  if (known) state.mixes[entry.body.mix] = { ...known, isRevoked: true };
}

function changeQuarantine(
  draft: Draft,
  state: RegistryState,
  entry: Entry<'quarantined' | 'released-from-quarantine'>,
): void {
  state.quarantined = draft.take(state.quarantined);
  const release = `${entry.body.part}@${entry.body.version}`;
  if (entry.act === 'quarantined') state.quarantined[release] = { reason: entry.body.reason, at: entry.at };
  else delete state.quarantined[release];
}

function changePart(draft: Draft, state: RegistryState, entry: Entry<'part-added' | 'part-retired'>): void {
  state.parts = draft.take(state.parts);
  const { part } = entry.body;
  if (entry.act === 'part-added') {
    state.parts[part] = { squad: entry.body.squad, isRetired: false };
    return;
  }
  const known = valueAt(state.parts, part);
  if (known) state.parts[part] = { ...known, isRetired: true };
  for (const name of Object.keys(state.channels)) removePart(draft, openChannel(draft, state, name), part);
}

function removePart(draft: Draft, channel: ChannelState, part: string): void {
  delete channel.releases[part];
  delete channel.before[part];
  delete channel.canaries[part];
  for (const market of Object.keys(channel.pins)) pin(draft, channel, { market, part });
}
