import { Refusal } from '../../refusal';
import type { PublishedRelease } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { assertVersion, assertText } from '../name-rules';
import { assertMayChange, requirePart, partRetiredRefusal, type DecisionContext } from './decision-context';

/** Records a release whose files are stored; the same version can be published again only with the same content. */
export function decidePublication(question: DecisionContext, release: PublishedRelease): PublishedRelease {
  const { part, version, digest, commit, author, builtAt, size, note } = release;
  if (requirePart(question, part).isRetired) throw partRetiredRefusal(part);
  assertMayChange(question, part);
  assertVersion(version);
  assertText(digest, 'The digest of a release', 100);
  const known = valueAt(valueAt(question.state.releases, part) ?? {}, version);
  if (known) refuseRepeated(release, known.digest);
  if (note !== undefined) assertText(note, 'The note of a release', 500);
  const publication = {
    part,
    version,
    digest,
    commit: toSingleLine(commit),
    author: toSingleLine(author),
    builtAt: toSingleLine(builtAt),
    size,
  };
  return { ...publication, ...(note === undefined ? {} : { note }) };
}

function refuseRepeated({ part, version, digest }: PublishedRelease, known: string): never {
  if (digest === known) {
    throw new Refusal(
      409,
      'already_published',
      `${part}@${version} is published already, with this very content.`,
    );
  }
  throw new Refusal(
    409,
    'other_content',
    `${part}@${version} is published already with other content. A release never changes: choose another version.`,
  );
}

// Author names from git may contain line breaks.
function toSingleLine(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, 200);
}
