import { Refusal } from '../../refusal';
import type { ActBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { CHANNEL, insistOn } from '../name-rules';
import { insistOnRight, insistOnUsable, listReleases, type Question } from './decision-context';

/** Several releases for a channel at once; the first act of a new channel brings the shell along. */
export function decidePromote(question: Question, body: ActBodies['promoted']): ActBodies['promoted'] {
  const { channel } = body;
  insistOn(CHANNEL, channel, 'A channel');
  const releases = listReleases(body.releases);
  for (const [part, version] of releases) {
    insistOnRight(question, part);
    insistOnUsable(question, part, version);
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
