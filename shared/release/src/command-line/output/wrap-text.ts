const WIDTH = 80;

/** Wraps a sentence at 80 columns, with the following lines indented. */
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

/** Wraps sentences wider than 80 columns; output of other programs stays unchanged. */
export function fit(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.length <= WIDTH || line.includes('\n') ? [line] : wrap(line)));
}
