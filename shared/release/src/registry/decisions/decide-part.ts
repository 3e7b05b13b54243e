import { Refusal } from '../../refusal';
import type { EntryBodies } from '../../log/log-entry';
import { valueAt } from '../../log/draft';
import { assertName, assertText, PART, SQUAD } from '../name-rules';
import {
  assertPlatform,
  assertPublished,
  assertMayChange,
  requirePart,
  type DecisionContext,
} from './decision-context';

/** Quarantines a release: no visitor gets it any more. */
export function decideQuarantine(
  question: DecisionContext,
  body: EntryBodies['quarantined'],
): EntryBodies['quarantined'] {
  const { part, version, reason } = body;
  assertMayChange(question, part);
  assertPublished(question, part, version);
  assertText(reason, 'The reason of a quarantine', 500);
  if (isQuarantined(question, part, version)) {
    throw new Refusal(409, 'already_quarantined', `${part}@${version} is quarantined already.`);
  }
  return { part, version, reason };
}

/** Lifts a quarantine. */
export function decideQuarantineLift(
  question: DecisionContext,
  { part, version }: EntryBodies['released-from-quarantine'],
): EntryBodies['released-from-quarantine'] {
  assertMayChange(question, part);
  assertPublished(question, part, version);
  if (isQuarantined(question, part, version)) return { part, version };
  throw new Refusal(409, 'not_quarantined', `${part}@${version} is not quarantined.`);
}

function isQuarantined({ state }: DecisionContext, part: string, version: string): boolean {
  return Object.hasOwn(state.quarantined, `${part}@${version}`);
}

/** Adds a part, or restores a retired one, and sets its squad. */
export function decideAddition(
  question: DecisionContext,
  { part, squad }: EntryBodies['part-added'],
): EntryBodies['part-added'] {
  assertPlatform(question, 'Parts are added');
  assertName(PART, part, 'A part');
  assertName(SQUAD, squad, 'A squad');
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

/** Retires a part: removes it from every channel. */
export function decideRetirement(
  question: DecisionContext,
  { part }: EntryBodies['part-retired'],
): EntryBodies['part-retired'] {
  assertPlatform(question, 'Parts are retired');
  if (part === 'shell')
    throw new Refusal(409, 'shell_stays', 'Nothing shows without the shell: it is not retired.');
  if (requirePart(question, part).isRetired) {
    throw new Refusal(409, 'already_retired', `${part} is retired already.`);
  }
  return { part };
}
