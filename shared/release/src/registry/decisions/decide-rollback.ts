import { Refusal } from '../../refusal';
import type { ActBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { findStand, stepBack, type Stand } from '../../log/channel-history';
import type { ChannelState } from '../../log/registry-state';
import type { WishBodies } from '../change-request';
import { insistOnRight, knownChannel, type Question } from './decision-context';

/** A channel back to where it stood; its canaries end, pins and mixes stay. */
export function decideRollback(
  question: Question,
  body: WishBodies['rolled-back'],
): ActBodies['rolled-back'] {
  const channel = knownChannel(question, body.channel);
  const stand = chooseStand(question, channel, body);
  const releases = withoutRetired(question, stand.releases);
  const changed = changedParts(channel, releases);
  if (changed.length === 0) {
    throw new Refusal(409, 'already_there', `${body.channel} has the composition ${stand.id} already.`);
  }
  for (const part of changed) insistOnRight(question, part);
  for (const part of Object.keys(channel.canaries)) insistOnRight(question, part);
  const suspect = newlyQuarantined(question, channel, releases);
  if (suspect) {
    throw new Refusal(
      409,
      'quarantined',
      `That composition holds ${suspect}, which is quarantined. Go back to another one, or lift the quarantine first.`,
    );
  }
  return { channel: body.channel, releases, to: stand.seq };
}

function chooseStand(
  question: Question,
  channel: ChannelState,
  { channel: name, to }: WishBodies['rolled-back'],
): Stand {
  const stands = question.history.get(name) ?? [];
  if (to !== undefined) {
    const stand = findStandIn(stands, String(to));
    if (stand) return stand;
    throw new Refusal(
      404,
      'unknown_composition',
      `${name} never stood at ${to}; history shows where it did.`,
    );
  }
  const earlier = stepBack(stands, ({ releases }) => {
    const wanted = withoutRetired(question, releases);
    return changedParts(channel, wanted).length > 0 && !newlyQuarantined(question, channel, wanted);
  });
  if (earlier) return earlier;
  throw new Refusal(409, 'nothing_earlier', `${name} has no earlier composition to go back to.`);
}

function findStandIn(stands: readonly Stand[], to: string): Stand | undefined {
  try {
    return findStand(stands, to);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(
      400,
      'bad_request',
      `Go back to a composition’s id, the number of an act, or a moment like 2027-03-01T08:00:00Z, not “${to.slice(0, 80)}”.`,
    );
  }
}

function withoutRetired({ state }: Question, releases: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(releases).filter(([part]) => !valueAt(state.parts, part)?.isRetired),
  );
}

function changedParts(channel: ChannelState, releases: Record<string, string>): string[] {
  const parts = new Set([...Object.keys(channel.releases), ...Object.keys(releases)]);
  return [...parts].filter((part) => valueAt(channel.releases, part) !== valueAt(releases, part));
}

function newlyQuarantined(
  { state }: Question,
  channel: ChannelState,
  releases: Record<string, string>,
): string | undefined {
  return changedParts(channel, releases)
    .map((part) => `${part}@${valueAt(releases, part)}`)
    .find((release) => Object.hasOwn(state.quarantined, release));
}
