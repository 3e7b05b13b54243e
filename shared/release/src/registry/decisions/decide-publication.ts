import { Refusal } from '../../refusal';
import type { PublishedRelease } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { insistOnVersion, insistOnWords } from '../name-rules';
import { insistOnRight, knownPart, retired, type Question } from './decision-context';

/** A release whose files are there; the same name and version again only with the same content. */
export function decidePublication(question: Question, release: PublishedRelease): PublishedRelease {
  const { part, version, digest, commit, author, builtAt, size, note } = release;
  if (knownPart(question, part).isRetired) throw retired(part);
  insistOnRight(question, part);
  insistOnVersion(version);
  insistOnWords(digest, 'The digest of a release', 100);
  const known = valueAt(valueAt(question.state.releases, part) ?? {}, version);
  if (known) refuseAgain(release, known.digest);
  if (note !== undefined) insistOnWords(note, 'The note of a release', 500);
  const told = {
    part,
    version,
    digest,
    commit: line(commit),
    author: line(author),
    builtAt: line(builtAt),
    size,
  };
  return { ...told, ...(note === undefined ? {} : { note }) };
}

function refuseAgain({ part, version, digest }: PublishedRelease, known: string): never {
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

// Names of people come from git as they are.
function line(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, 200);
}
