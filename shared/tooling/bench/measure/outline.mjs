const TOKEN = /<!--[\s\S]*?-->|<\/?[a-z][^\s>/]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>|[^<]+/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const WITHOUT_END = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const NOT_SHOWN = /<(script|style|template)\b[\s\S]*?<\/\1>|<link\b[^>]*>/gi;

/** Attributes that users and screen readers can distinguish. Addresses of files differ between builds. */
const READ_ALOUD =
  /^(role|href|alt|type|name|value|placeholder|lang|dir|hidden|disabled|checked|inert|tabindex)$/;
const READ_ALOUD_ARIA =
  /^aria-(?!(labelledby|describedby|controls|owns|activedescendant|details|errormessage)$)/;

/**
 * The outline of serialised HTML: one line per element and text, with roles and other attributes that users can
 * distinguish, without differences between two builds of the same sources.
 *
 * @param {string} html as a browser serialises it
 * @returns {string[]}
 */
export function outlineOf(html) {
  const lines = [];
  let depth = 0;
  const write = (text) => lines.push(`${'  '.repeat(depth)}${text}`);
  for (const [token] of html.replace(NOT_SHOWN, '').matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    if (token.startsWith('</')) {
      depth -= 1;
      continue;
    }
    if (!token.startsWith('<')) {
      const text = token.replace(/\s+/g, ' ').trim();
      if (text) write(text);
      continue;
    }
    const [name, ...attributes] = readTag(token);
    write(`<${[name, ...attributes].join(' ')}>`);
    if (!WITHOUT_END.test(name)) depth += 1;
  }
  return lines;
}

/**
 * Compares two outlines line by line.
 *
 * @returns {string[]} empty, or the first difference with some lines of each
 */
export function compareOutlines(one, other, shown = 4) {
  const length = Math.max(one.length, other.length);
  for (let line = 0; line < length; line += 1) {
    if (one[line] === other[line]) continue;
    const excerpt = (outline) => outline.slice(line, line + shown).map((text) => text.trim());
    return [`line ${line + 1}`, ...mark('-', excerpt(one)), ...mark('+', excerpt(other))];
  }
  return [];
}

function readTag(token) {
  const [name, ...rest] = [...token.slice(1, -1).matchAll(ATTRIBUTE)];
  const reported = rest
    .filter(([, key]) => READ_ALOUD.test(key) || READ_ALOUD_ARIA.test(key))
    .map(([, key, value = '']) => `${key}="${value}"`);
  return [name[1].toLowerCase(), ...reported.sort()];
}

function mark(sign, lines) {
  return lines.length > 0 ? lines.map((line) => `${sign} ${line}`) : [`${sign} (ends here)`];
}
