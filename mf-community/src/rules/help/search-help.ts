import type { FaqQuestion, FaqTopic } from '@campavia/contracts';

import { foldText, readWords } from './match-text';

/** A search: words, in one topic or in all. */
export interface HelpSearch {
  query: string;
  topic?: string | undefined;
}

/** The topics with the questions that contain every word; matches in the question come first. */
export function searchHelp(topics: readonly FaqTopic[], { query, topic }: HelpSearch): FaqTopic[] {
  const words = readWords(query);
  return topics
    .filter(({ id }) => topic === undefined || id === topic)
    .map((each) => ({ ...each, questions: findQuestions(each, words) }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(topics: readonly FaqTopic[]): number {
  return topics.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** An answer as plain text, for the search and structured data. */
export function answerText({ answer }: FaqQuestion): string {
  return answer.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(''))).join(' ');
}

function findQuestions({ title, questions }: FaqTopic, words: string[]): FaqQuestion[] {
  if (words.length === 0) return questions;
  const isIn = (text: string) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  const first = questions.filter(({ question }) => isIn(question));
  const others = questions.filter(
    (each) => !first.includes(each) && isIn(`${title} ${each.question} ${answerText(each)}`),
  );
  return [...first, ...others];
}
