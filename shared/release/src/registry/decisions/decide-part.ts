import { Refusal } from '../../refusal';
import type { ActBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { insistOn, insistOnWords, PART, SQUAD } from '../name-rules';
import { insistOnPlatform, insistOnPublished, insistOnRight, knownPart, type Question } from './decision-context';

/** A release for nobody any more. */
export function decideQuarantine(
  question: Question,
  body: ActBodies['quarantined'],
): ActBodies['quarantined'] {
  const { part, version, reason } = body;
  insistOnRight(question, part);
  insistOnPublished(question, part, version);
  insistOnWords(reason, 'The reason of a quarantine', 500);
  if (isQuarantined(question, part, version)) {
    throw new Refusal(409, 'already_quarantined', `${part}@${version} is quarantined already.`);
  }
  return { part, version, reason };
}

/** The end of a quarantine. */
export function decideRelease(
  question: Question,
  { part, version }: ActBodies['released-from-quarantine'],
): ActBodies['released-from-quarantine'] {
  insistOnRight(question, part);
  insistOnPublished(question, part, version);
  if (isQuarantined(question, part, version)) return { part, version };
  throw new Refusal(409, 'not_quarantined', `${part}@${version} is not quarantined.`);
}

function isQuarantined({ state }: Question, part: string, version: string): boolean {
  return Object.hasOwn(state.quarantined, `${part}@${version}`);
}

/** A new part, or one that was retired, and whose it is. */
export function decideAddition(
  question: Question,
  { part, squad }: ActBodies['part-added'],
): ActBodies['part-added'] {
  insistOnPlatform(question, 'Parts are added');
  insistOn(PART, part, 'A part');
  insistOn(SQUAD, squad, 'A squad');
  const known = valueAt(question.state.parts, part);
  if (known && !known.isRetired) {
    throw new Refusal(
      409,
      'already_added',
      `${part} is there already; it belongs to the squad ${known.squad}.`,
    );
  }
  return { part, squad };
}

/** A part that leaves every channel. */
export function decideRetirement(
  question: Question,
  { part }: ActBodies['part-retired'],
): ActBodies['part-retired'] {
  insistOnPlatform(question, 'Parts are retired');
  if (part === 'shell')
    throw new Refusal(409, 'shell_stays', 'Nothing shows without the shell: it is not retired.');
  if (knownPart(question, part).isRetired) {
    throw new Refusal(409, 'already_retired', `${part} is retired already.`);
  }
  return { part };
}
