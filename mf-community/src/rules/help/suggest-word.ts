import type { FaqTopic } from '@campavia/contracts';

import { foldText, readWords } from './match-text';
import { answerText } from './search-help';

const SHORTEST = 4;
const LONGEST = 30;
const MOST_CHANGES = 2;

/** The most similar word of the help texts for a misspelt one: “deposit” for “depozit”. */
export function suggestWord(topics: readonly FaqTopic[], query: string): string | undefined {
  const [word, ...others] = readWords(query);
  if (word === undefined || others.length > 0 || word.length < SHORTEST || word.length > LONGEST)
    return undefined;
  let best: string | undefined;
  let fewest = Math.min(MOST_CHANGES, Math.floor(word.length / SHORTEST)) + 1;
  for (const known of vocabularyOf(topics)) {
    if (Math.abs(known.length - word.length) >= fewest) continue;
    const changes = countChanges(foldText(known), word);
    if (changes < fewest) [best, fewest] = [known, changes];
  }
  return best;
}

function vocabularyOf(topics: readonly FaqTopic[]): Set<string> {
  const questions = topics.flatMap((topic) => topic.questions);
  const texts = [...questions.map(({ question }) => question), ...questions.map(answerText)];
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Set(words.filter(({ length }) => length >= SHORTEST && length <= LONGEST));
}

/** Letters to be added, left out or replaced (Levenshtein distance). */
function countChanges(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
