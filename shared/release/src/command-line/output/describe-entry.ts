import type { EntryBodies, EntryType, LogEntry } from '../../log/log-entry';

type Sentences = { [Act in EntryType]: (body: EntryBodies[Act]) => string };

const SENTENCES: Sentences = {
  published: ({ part, version, note }) => `${part} ${version}${note ? ` (${note})` : ''}`,
  promoted: ({ channel, releases }) => `${channel}: ${releasesOf(releases)}`,
  'rolled-back': ({ channel, to, releases }) => `${channel} to entry ${to}: ${releasesOf(releases)}`,
  pinned: ({ channel, market, part, version }) => {
    return `${channel} in ${market}: ${part} ${version ?? 'as elsewhere'}`;
  },
  'canary-set': ({ channel, part, version, percent, markets }) => {
    if (percent <= 0) return `${channel}: ${part} ended`;
    return `${channel}: ${part} ${version} for ${percent} %${markets ? ` in ${markets.join(', ')}` : ''}`;
  },
  'mix-made': ({ name, channel, releases }) => `${name} on ${channel}: ${releasesOf(releases)}`,
  'mix-revoked': ({ mix }) => mix,
  quarantined: ({ part, version, reason }) => `${part} ${version}: ${reason}`,
  'released-from-quarantine': ({ part, version }) => `${part} ${version}`,
  'part-added': ({ part, squad }) => `${part} of the squad ${squad}`,
  'part-retired': ({ part }) => part,
};

/** Describes a log entry in one line: `production: mf-search 1.1.0`. */
export function describeEntry({ act, body }: LogEntry): string {
  // Act and body belong to the same entry, which the type of a function table cannot express.
  const sentence = SENTENCES[act] as (given: EntryBodies[EntryType]) => string;
  return sentence(body);
}

function releasesOf(releases: Record<string, string>): string {
  return Object.entries(releases)
    .map((release) => release.join(' '))
    .join(', ');
}
