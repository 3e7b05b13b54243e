import { Refusal } from '../../refusal';
import type { EntryBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { findSnapshot, findPreviousSnapshot, type ChannelSnapshot } from '../../log/channel-history';
import type { ChannelState } from '../../log/registry-state';
import type { ChangeBodies } from '../change-request';
import { assertMayChange, requireChannel, type DecisionContext } from './decision-context';

/** Restores an earlier state of a channel; its canaries end, pins and mixes stay. */
export function decideRollback(
  question: DecisionContext,
  body: ChangeBodies['rolled-back'],
): EntryBodies['rolled-back'] {
  const channel = requireChannel(question, body.channel);
  const snapshot = chooseSnapshot(question, channel, body);
  const releases = removeRetiredParts(question, snapshot.releases);
  const changed = listChangedParts(channel, releases);
  if (changed.length === 0) {
    throw new Refusal(409, 'already_there', `${body.channel} has the composition ${snapshot.id} already.`);
  }
  for (const part of changed) assertMayChange(question, part);
  for (const part of Object.keys(channel.canaries)) assertMayChange(question, part);
  const suspect = findNewlyQuarantined(question, channel, releases);
  if (suspect) {
    throw new Refusal(
      409,
      'quarantined',
      `That composition holds ${suspect}, which is quarantined. Go back to another one, or lift the quarantine first.`,
    );
  }
  return { channel: body.channel, releases, to: snapshot.seq };
}

function chooseSnapshot(
  question: DecisionContext,
  channel: ChannelState,
  { channel: name, to }: ChangeBodies['rolled-back'],
): ChannelSnapshot {
  const snapshots = question.history.get(name) ?? [];
  if (to !== undefined) {
    const snapshot = findRequestedSnapshot(snapshots, String(to));
    if (snapshot) return snapshot;
    throw new Refusal(
      404,
      'unknown_composition',
      `${name} never stood at ${to}; history shows where it did.`,
    );
  }
  const earlier = findPreviousSnapshot(snapshots, ({ releases }) => {
    const wanted = removeRetiredParts(question, releases);
    return listChangedParts(channel, wanted).length > 0 && !findNewlyQuarantined(question, channel, wanted);
  });
  if (earlier) return earlier;
  throw new Refusal(409, 'nothing_earlier', `${name} has no earlier composition to go back to.`);
}

function findRequestedSnapshot(
  snapshots: readonly ChannelSnapshot[],
  to: string,
): ChannelSnapshot | undefined {
  try {
    return findSnapshot(snapshots, to);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(
      400,
      'bad_request',
      `Go back to a composition’s id, the number of a log entry, or a moment like 2027-03-01T08:00:00Z, not “${to.slice(0, 80)}”.`,
    );
  }
}

function removeRetiredParts(
  { state }: DecisionContext,
  releases: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(releases).filter(([part]) => !valueAt(state.parts, part)?.isRetired),
  );
}

function listChangedParts(channel: ChannelState, releases: Record<string, string>): string[] {
  const parts = new Set([...Object.keys(channel.releases), ...Object.keys(releases)]);
  return [...parts].filter((part) => valueAt(channel.releases, part) !== valueAt(releases, part));
}

function findNewlyQuarantined(
  { state }: DecisionContext,
  channel: ChannelState,
  releases: Record<string, string>,
): string | undefined {
  return listChangedParts(channel, releases)
    .map((part) => `${part}@${valueAt(releases, part)}`)
    .find((release) => Object.hasOwn(state.quarantined, release));
}
