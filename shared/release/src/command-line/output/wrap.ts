/** Breaks a sentence into lines of at most 80 columns, the later ones set in. */
export function wrap(text: string, first = '', next = first.replace(/\S/g, ' ')): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/)) {
    const isStart = line === first || line === next;
    if (!isStart && line.length + 1 + word.length > 80) {
      lines.push(line);
      line = next + word;
    } else {
      line += isStart ? word : ` ${word}`;
    }
  }
  return [...lines, line];
}
