/** Edits of sources as text. Each returns the new text, or undefined if the source has another structure. */

/** Adds a line at the end of a block: after `opener` and before the next line that begins with `closer`. */
export function intoBlock(text, { opener, closer, line }) {
  const begin = text.search(opener);
  if (begin < 0) return undefined;
  const end = text.indexOf(`\n${closer}`, begin);
  return end < 0 ? undefined : `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Sorts the rows of a block alphabetically; deeper indented lines belong to the row above. */
export function sortedBlock(text, { opener, closer }) {
  const found = text.search(opener);
  const begin = text.indexOf('\n', found);
  const end = text.indexOf(`\n${closer}`, begin);
  if (found < 0 || begin < 0 || end < 0) return undefined;
  const rows = text.slice(begin + 1, end).split(/\n(?= {0,2}[\w'"])/);
  const sorted = rows.sort((one, other) => (one.trim() < other.trim() ? -1 : 1));
  return `${text.slice(0, begin + 1)}${sorted.join('\n')}${text.slice(end)}`;
}

/** Adds an import after the last one whose source begins with one of the prefixes, tried in order. */
export function withImport(text, line, prefixes) {
  const imports = [...text.matchAll(/^import [\s\S]*? from '([^']+)';$/gm)];
  const last = prefixes
    .map((prefix) => imports.filter(([, source]) => source.startsWith(prefix)).at(-1))
    .find(Boolean);
  if (!last) return undefined;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds a name to the import of a source. */
export function withImportedName(text, source, name) {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${source}';`);
  const [whole, names] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const all = [...names.split(',').map((each) => each.trim()), name].filter(Boolean);
  return text.replace(whole, () => `import { ${all.join(', ')} } from '${source}';`);
}

/** Adds an export to an index file, in alphabetical order; an export may take several lines. */
export function withExport(text, line) {
  const sourceOf = (each) => /'([^']+)'/.exec(each)?.[1] ?? '';
  const exports = [...text.trimEnd().split(/(?<=;)\n/), line];
  return `${exports.sort((one, other) => (sourceOf(one) < sourceOf(other) ? -1 : 1)).join('\n')}\n`;
}

/** Applies edits one after the other; undefined as soon as one of them finds no place. */
export function inTurn(text, ...edits) {
  return edits.reduce((current, edit) => (current === undefined ? undefined : edit(current)), text);
}
