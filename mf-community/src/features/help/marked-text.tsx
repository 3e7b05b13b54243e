import { splitMatches } from '../../rules/help/match-text';

import { FoundWord } from './help.styles';

export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return splitMatches(text, words).map((part) =>
    part.isMatch ? <FoundWord key={part.from}>{part.text}</FoundWord> : part.text,
  );
}
