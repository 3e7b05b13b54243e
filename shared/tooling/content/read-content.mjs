import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse } from 'yaml';

export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** The pages of a part, by the names of their folders. */
export function listPages(directory) {
  const folder = path.join(directory, 'content');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function fileOf(directory, page, language) {
  return path.join(directory, 'content', page, `${language}.mdx`);
}

/**
 * Front matter and body of a text. Line numbers of the body count from the beginning of the file.
 *
 * @returns {{facts: object, tree: import('mdast').Root, firstLine: number}}
 * @throws {Error} if there is no front matter, or it is no YAML
 */
export function parseContent(source) {
  const found = FRONT_MATTER.exec(source);
  if (!found) throw new Error('1: no front matter between two lines of ---');
  const body = source.slice(found[0].length);
  return { facts: parse(found[1]) ?? {}, tree: fromMarkdown(body), firstLine: found[0].split('\n').length };
}

export function readContent(file) {
  return parseContent(readFileSync(file, 'utf8'));
}

/** The text of a node and of all its descendants. */
export function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join(node.type === 'root' ? '\n' : '');
}

export function countWords(text) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
