import type { RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { Check } from '../choice/use-check';
import type { Draft } from '../choice/use-draft';
import type { MixedPart, MixerAnswer, Problem } from '../registry/answers';

export type Light = 'runs' | 'fell-back' | 'not-taken';

export type RowNote =
  | { kind: 'differs'; channelVersion: string | undefined; isFit: boolean }
  | { kind: 'does-not-fit'; reason: string }
  | { kind: 'quarantined'; version: string; reason: string; kept: string | undefined }
  | { kind: 'gone'; version: string; kept: string | undefined }
  | { kind: 'fell-back'; version: string; reason: string }
  | { kind: 'did-not-load'; version: string; reason: string };

export interface PartRow {
  part: string;
  /** Undefined where the channel has no such remote. */
  version: string | undefined;
  isFallback: boolean;
  isChanged: boolean;
  light: Light;
  notes: RowNote[];
  offer: MixedPart | undefined;
}

export interface RowsOptions {
  composition: Composition;
  answer: MixerAnswer | undefined;
  draft: Pick<Draft, 'choice' | 'refused'>;
  check: Check;
  failures: ReadonlyMap<string, RemoteFailed>;
}

const shellFirst = (one: string, other: string) => {
  if (one === 'shell' || other === 'shell') return one === 'shell' ? -1 : 1;
  return one < other ? -1 : 1;
};

export function rowsOf(options: RowsOptions): PartRow[] {
  const { composition, answer } = options;
  if (answer) return answer.parts.map((offer) => rowOf(offer.part, offer, options));
  const parts = Object.keys(composition.parts).sort(shellFirst);
  return parts.map((part) => rowOf(part, undefined, options));
}

function rowOf(part: string, offer: MixedPart | undefined, options: RowsOptions): PartRow {
  const wanted = wantedOf(part, offer, options);
  const failure = failureOf(part, wanted, options);
  const isChanged = offer !== undefined && wanted !== offer.channelVersion;
  const notes = [
    ...problemNotes(part, options),
    ...refusalNotes(offer, options.draft, wanted),
    ...(failure ? [failure.note] : []),
    ...(isChanged ? [differsNote(offer, options)] : []),
  ];
  const version = failure?.fallbackVersion ?? wanted;
  const isFallback = version !== wanted;
  return { part, version, isFallback, isChanged, light: lightOf(notes), notes, offer };
}

function wantedOf(part: string, offer: MixedPart | undefined, { composition, draft }: RowsOptions) {
  return draft.choice[part] ?? (offer ? offer.plain : composition.parts[part]?.version);
}

function failureOf(part: string, wanted: string | undefined, { composition, failures }: RowsOptions) {
  const failure = failures.get(part);
  if (!failure || failure.version !== wanted) return undefined;
  const fallbackVersion = composition.parts[part]?.fallback?.version;
  const kind = fallbackVersion ? ('fell-back' as const) : ('did-not-load' as const);
  return { fallbackVersion, note: { kind, version: failure.version, reason: firstLine(failure.message) } };
}

function firstLine(message: string): string {
  return message.trim().split('\n', 1).join('').slice(0, 200);
}

function lightOf(notes: readonly RowNote[]): Light {
  const isStopped = notes.some(({ kind }) => kind !== 'differs' && kind !== 'fell-back');
  if (isStopped) return 'not-taken';
  return notes.some(({ kind }) => kind === 'fell-back') ? 'fell-back' : 'runs';
}

/** A problem is shown at the chosen remotes, or at all it names if none was chosen. */
function concerns(problem: Problem, part: string, choice: Draft['choice']): boolean {
  const chosen = problem.parts.filter((each) => each in choice);
  return (chosen.length > 0 ? chosen : problem.parts).includes(part);
}

function problemNotes(part: string, { check, draft }: RowsOptions): RowNote[] {
  if (check.state !== 'checked') return [];
  return check.verdict.problems
    .filter((problem) => concerns(problem, part, draft.choice))
    .map(({ message }) => ({ kind: 'does-not-fit', reason: message }));
}

function refusalNotes(
  offer: MixedPart | undefined,
  { refused }: RowsOptions['draft'],
  kept?: string,
): RowNote[] {
  const version = offer && refused[offer.part];
  if (!version) return [];
  const release = offer.releases.find((each) => each.version === version);
  if (!release?.isQuarantined) return [{ kind: 'gone', version, kept }];
  const reason = (release.quarantineReason ?? '').replace(/\.$/, '');
  return [{ kind: 'quarantined', version, reason, kept }];
}

function differsNote({ part, channelVersion }: MixedPart, { check, draft }: RowsOptions): RowNote {
  const isSafe = check.state === 'checked' && check.verdict.isSafe;
  return { kind: 'differs', channelVersion, isFit: isSafe && part in draft.choice };
}
