/** Part of a text, and whether it is a match. */
export interface TextPart {
  from: number;
  text: string;
  isMatch: boolean;
}

/** Without accents and case, letter by letter, so that indexes in the text stay valid. */
export function foldText(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** The words of a search, folded and each once; a search without letters and numbers is used as it is. */
export function readWords(query: string): string[] {
  const words = foldText(query.normalize('NFC')).split(/\s+/u).filter(Boolean);
  return [...new Set(words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word))];
}

/** Splits a text around the matches. */
export function splitMatches(text: string, words: readonly string[]): TextPart[] {
  const isMatched = matchedLetters(text, words);
  const parts: TextPart[] = [];
  for (let from = 0; from < text.length;) {
    const isMatch = isMatched[from] ?? false;
    let to = from;
    while (to < text.length && (isMatched[to] ?? false) === isMatch) to += 1;
    parts.push({ from, text: text.slice(from, to), isMatch });
    from = to;
  }
  return parts;
}

function matchedLetters(text: string, words: readonly string[]): boolean[] {
  const folded = foldText(text);
  const isMatched: boolean[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMatched.length = Math.max(isMatched.length, at + word.length);
      isMatched.fill(true, at, at + word.length);
    }
  }
  return isMatched;
}
