import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { typeset } from '@campavia/i18n/typography';

import { countWords, fileOf, LANGUAGES, listPages, readContent, textOf } from './read-content.mjs';

const WORDS_PER_MINUTE = 220;
/** The locale of each file, by its name: Switzerland has other German typography. */
const FILES = { ...Object.fromEntries(LANGUAGES.map((language) => [language, language])), 'de-ch': 'de' };

/**
 * Writes each page and language as data that the screens render without a parser, to
 * `src/features/content/compiled/<page>/<language>.json`. A missing translation is written in English, which `content
 * check` reports. Unchanged files are not written, so that file watchers do not fire.
 */
export function compileContent(directory) {
  const target = path.join(directory, 'src/features/content/compiled');
  const pages = listPages(directory);
  if (pages.length === 0) return;
  removeOthers(target, pages);
  for (const page of pages) {
    mkdirSync(path.join(target, page), { recursive: true });
    for (const [name, language] of Object.entries(FILES)) {
      const compiled = typesetTexts(name, compilePage({ directory, page, language }));
      writeChanged(path.join(target, page, `${name}.json`), JSON.stringify(compiled));
    }
  }
}

function removeOthers(target, pages) {
  const compiled = existsSync(target) ? readdirSync(target) : [];
  for (const name of compiled.filter((each) => !pages.includes(each))) {
    rmSync(path.join(target, name), { recursive: true, force: true });
  }
}

function writeChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Texts with the typography of their language; targets of links are not changed. */
function typesetTexts(name, value, key = '') {
  if (typeof value === 'string') return key === 'to' || key === 'page' ? value : typeset(name, value);
  if (Array.isArray(value)) return value.map((each) => typesetTexts(name, each));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [inner, typesetTexts(name, each, inner)]),
  );
}

function compilePage({ directory, page, language }) {
  const { facts, tree } = readContent(existingFile(directory, page, language));
  return {
    page,
    ...facts,
    minutes: Math.max(1, Math.round(countWords(textOf(tree)) / WORDS_PER_MINUTE)),
    blocks: tree.children.map(compileBlock),
    further: furtherOf({ directory, page, language }),
  };
}

function existingFile(directory, page, language) {
  const file = fileOf(directory, page, language);
  return existsSync(file) ? file : fileOf(directory, page, 'en');
}

/** The three guides that follow a guide, with their headings. */
function furtherOf({ directory, page, language }) {
  const guides = listPages(directory).filter((name) => isGuide(directory, name));
  const place = guides.indexOf(page);
  if (place < 0) return [];
  const others = [...guides.slice(place + 1), ...guides.slice(0, place)].slice(0, 3);
  return others.map((name) => {
    const { facts } = readContent(existingFile(directory, name, language));
    return { page: name, heading: facts.heading, lead: facts.lead };
  });
}

function isGuide(directory, page) {
  return !('version' in readContent(fileOf(directory, page, 'en')).facts);
}

function compileBlock(node) {
  if (node.type === 'heading') return { kind: `h${node.depth}`, text: compileInline(node.children) };
  if (node.type === 'list') {
    const items = node.children.map((item) => compileInline(item.children[0]?.children ?? []));
    return { kind: node.ordered ? 'ol' : 'ul', items };
  }
  if (node.type === 'paragraph') return { kind: 'p', text: compileInline(node.children) };
  throw new Error(`A text of a page contains a ${node.type}, which pages cannot show`);
}

function compileInline(nodes) {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value.replaceAll('\n', ' ');
    if (node.type === 'strong') return { strong: compileInline(node.children) };
    if (node.type === 'emphasis') return { em: compileInline(node.children) };
    if (node.type === 'link') return { to: node.url, text: compileInline(node.children) };
    throw new Error(`A text of a page contains a ${node.type}, which pages cannot show`);
  });
}
