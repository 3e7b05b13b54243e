import { existsSync, readFileSync } from 'node:fs';

import { franc } from 'franc';

import { countWords, fileOf, LANGUAGES, listPages, parseContent, textOf } from './read-content.mjs';

const ALLOWED = new Set([
  'root',
  'heading',
  'paragraph',
  'list',
  'listItem',
  'text',
  'strong',
  'emphasis',
  'link',
]);
/** By the names that the detector uses (ISO 639-3). */
const DETECTED = { eng: 'en', fra: 'fr', deu: 'de', spa: 'es', ita: 'it', nld: 'nl', por: 'pt', cat: 'ca' };
const LENGTHS = { title: 60, description: 155, heading: 90, lead: 400 };
const MOST_LABEL = 32;
/** Translations of a label are up to a third longer. */
const MOST_TRANSLATED_LABEL = 42;
const GUIDE_WORDS = 350;
const LEGAL_WORDS = 900;
const LEAST_SHARE = 0.7;
const MOST_SHARE = 1.5;
/** Shorter sentences, such as "Do not worry.", may stand on two pages. */
const SENTENCE_WORDS = 6;

/**
 * The problems in the texts of a part's pages, each as `<file>:<line>: <problem>`.
 *
 * @param {{directory: string, isKnownPath: (path: string) => boolean}} options
 * @returns {string[]}
 */
export function checkContent({ directory, isKnownPath }) {
  const texts = listPages(directory).flatMap((page) => readPage(directory, page));
  const problems = texts.flatMap((text) => [
    ...checkText(text, isKnownPath),
    ...compareToEnglish(text, texts),
  ]);
  return [...problems, ...findRepeated(texts)];
}

function readPage(directory, page) {
  return LANGUAGES.map((language) => {
    const name = `content/${page}/${language}.mdx`;
    const file = fileOf(directory, page, language);
    const text = { page, language, name };
    if (!existsSync(file)) return { ...text, failure: '1: the text is missing' };
    try {
      return { ...text, ...parseContent(readFileSync(file, 'utf8')) };
    } catch (error) {
      return { ...text, failure: /^\d+: /.test(error.message) ? error.message : `1: ${error.message}` };
    }
  });
}

function checkText(text, isKnownPath) {
  if (text.failure) return [`${text.name}:${text.failure}`];
  return [
    ...checkFacts(text, isKnownPath).map((what) => `${text.name}:1: ${what}`),
    ...nodesIn(text.tree).flatMap((node) =>
      checkNode(node, isKnownPath).map((what) => `${text.name}:${lineOf(text, node)}: ${what}`),
    ),
    ...checkWords(text).map((what) => `${text.name}:${text.firstLine}: ${what}`),
  ];
}

function checkFacts({ facts, language }, isKnownPath) {
  const problems = Object.entries(LENGTHS).flatMap(([key, most]) => {
    const value = facts[key];
    if (typeof value !== 'string' || !value) return [`${key} is missing`];
    return value.length > most ? [`${key} has ${value.length} characters, at most ${most} fit`] : [];
  });
  return [
    ...problems,
    ...('version' in facts ? checkLegalFacts(facts) : checkAction(facts, language, isKnownPath)),
  ];
}

function checkLegalFacts({ version, since, summary }) {
  const problems = [];
  if (!Number.isInteger(version) || version < 1) problems.push('version is not a whole number');
  if (!/^\d{4}-\d\d-\d\d$/.test(since ?? '')) problems.push('since is not a date like 2027-02-01');
  if (!Array.isArray(summary) || summary.length !== 5) problems.push('summary does not have five sentences');
  return problems;
}

function checkAction({ action }, language, isKnownPath) {
  if (typeof action?.label !== 'string' || typeof action.to !== 'string') return ['action is missing'];
  const { label, to } = action;
  const problems = [];
  const most = language === 'en' ? MOST_LABEL : MOST_TRANSLATED_LABEL;
  if (label.length > most) problems.push(`action has ${label.length} characters, at most ${most} fit`);
  if (!isKnownPath(to)) problems.push(`action links to ${to}, which is not a page of the site`);
  return problems;
}

function checkNode(node, isKnownPath) {
  if (!ALLOWED.has(node.type)) return [`${node.type} is not allowed here`];
  if (node.type === 'heading' && ![2, 3].includes(node.depth)) return ['headings begin with ## or ###'];
  if (node.type === 'listItem' && node.children.length !== 1) return ['an entry of a list is one paragraph'];
  if (node.type === 'text' && /[{}<>]/.test(node.value)) return ['code is not allowed here'];
  if (node.type === 'link' && !isKnownPath(node.url)) return [`${node.url} is not a page of the site`];
  return [];
}

function checkWords({ facts, tree, language }) {
  const text = textOf(tree);
  const words = countWords(text);
  const least = 'version' in facts ? LEGAL_WORDS : GUIDE_WORDS;
  const problems = [];
  if (language === 'en' && words < least)
    problems.push(`the text has ${words} words, at least ${least} are needed`);
  const detected = DETECTED[franc(text, { only: Object.keys(DETECTED) })];
  if (detected !== language) problems.push(`the text reads like ${detected ?? 'no language we know'}`);
  return problems;
}

function compareToEnglish(text, texts) {
  if (text.failure || text.language === 'en') return [];
  const english = texts.find(({ page, language }) => page === text.page && language === 'en');
  if (!english || english.failure) return [];
  const problems = [];
  const share = textOf(text.tree).length / textOf(english.tree).length;
  if (share < LEAST_SHARE || share > MOST_SHARE) {
    problems.push(`the text is ${share.toFixed(2)} times as long as the English one`);
  }
  const [own, others] = [text, english].map(({ tree }) => sectionsOf(tree));
  if (own !== others) problems.push(`the text has ${own} sections, the English one ${others}`);
  return problems.map((what) => `${text.name}:${text.firstLine}: ${what}`);
}

function sectionsOf(tree) {
  return tree.children.filter(({ type }) => type === 'heading').length;
}

function findRepeated(texts) {
  const known = new Map();
  const problems = [];
  for (const text of texts.filter(({ failure }) => !failure)) {
    for (const { sentence, line } of sentencesOf(text)) {
      const key = `${text.language} ${sentence}`;
      const first = known.get(key);
      if (first && first !== text.name)
        problems.push(`${text.name}:${line}: “${sentence}” is in ${first} too`);
      known.set(key, first ?? text.name);
    }
  }
  return problems;
}

function sentencesOf(text) {
  return nodesIn(text.tree)
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) =>
      textOf(node)
        .replaceAll('\n', ' ')
        .split(/(?<=[.!?…])\s+/)
        .filter((sentence) => countWords(sentence) >= SENTENCE_WORDS)
        .map((sentence) => ({ sentence, line: lineOf(text, node) })),
    );
}

function nodesIn(node) {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function lineOf({ firstLine }, node) {
  return firstLine + (node.position?.start.line ?? 1) - 1;
}
