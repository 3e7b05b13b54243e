const WIDTH = 80;

/** Breaks a sentence into lines of at most 80 columns, the later ones set in. */
export function wrap(text: string, first = '', next = first.replace(/\S/g, ' ')): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/)) {
    const isStart = line === first || line === next;
    if (!isStart && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = next + word;
    } else {
      line += isStart ? word : ` ${word}`;
    }
  }
  return [...lines, line];
}

/** Breaks the sentences among some lines that are wider than 80 columns; what other programs said stays as it is. */
export function fit(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.length <= WIDTH || line.includes('\n') ? [line] : wrap(line)));
}
