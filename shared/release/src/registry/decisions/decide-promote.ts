import { Refusal } from '../../refusal';
import type { EntryBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { CHANNEL, assertName } from '../name-rules';
import { assertMayChange, assertUsable, parseReleases, type DecisionContext } from './decision-context';

/** Promotes several releases at once; the first entry of a new channel must include the shell. */
export function decidePromote(
  question: DecisionContext,
  body: EntryBodies['promoted'],
): EntryBodies['promoted'] {
  const { channel } = body;
  assertName(CHANNEL, channel, 'A channel');
  const releases = parseReleases(body.releases);
  for (const [part, version] of releases) {
    assertMayChange(question, part);
    assertUsable(question, part, version);
  }
  const current = valueAt(question.state.channels, channel)?.releases ?? {};
  const after = { ...current, ...Object.fromEntries(releases) };
  if (!Object.hasOwn(after, 'shell')) {
    throw new Refusal(
      409,
      'no_shell',
      `${channel} has no shell yet, and nothing shows without one: promote a release of the shell with it.`,
    );
  }
  return { channel, releases: Object.fromEntries(releases) };
}
