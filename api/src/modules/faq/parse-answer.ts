import { fromMarkdown } from 'mdast-util-from-markdown';

import type { FaqBlock, FaqText } from '@campavia/contracts';

type Tree = ReturnType<typeof fromMarkdown>;
type Node = Tree | Tree['children'][number];

/** Unsupported syntax that the Markdown parser treats as text: unclosed marks, tables, template code and URLs. */
const UNSUPPORTED = /[<>{}[\]*`|\\]|https?:/;

/**
 * Parses an answer: paragraphs, lists, bold, italic, and links to paths of the site.
 * @throws Error for anything else
 */
export function parseAnswer(markdown: string): FaqBlock[] {
  return fromMarkdown(markdown).children.map((node) => parseBlock(node, markdown));
}

function parseBlock(node: Node, markdown: string): FaqBlock {
  if (node.type === 'paragraph') return { kind: 'paragraph', lines: [parseTexts(node.children, markdown)] };
  if (node.type !== 'list') return refuse(node, markdown);
  const lines = node.children.map((item) => {
    const [paragraph, ...others] = item.children;
    if (paragraph?.type !== 'paragraph' || others.length > 0) return refuse(item, markdown);
    return parseTexts(paragraph.children, markdown);
  });
  return { kind: node.ordered ? 'numbers' : 'bullets', lines };
}

function parseTexts(nodes: readonly Node[], markdown: string): FaqText[] {
  return nodes.map((node) => {
    if (node.type === 'text') return { text: wordsOf(node, markdown) };
    if (node.type === 'strong') return { text: onlyWordsOf(node.children, markdown), style: 'bold' };
    if (node.type === 'emphasis') return { text: onlyWordsOf(node.children, markdown), style: 'italic' };
    if (node.type === 'link' && node.url.startsWith('/')) {
      return { text: onlyWordsOf(node.children, markdown), path: node.url };
    }
    return refuse(node, markdown);
  });
}

/** Plain text: styles must not be nested. */
function onlyWordsOf(nodes: readonly Node[], markdown: string): string {
  return nodes.map((node) => wordsOf(node, markdown)).join('');
}

function wordsOf(node: Node, markdown: string): string {
  if (node.type !== 'text' || UNSUPPORTED.test(node.value)) return refuse(node, markdown);
  return node.value.replaceAll('\n', ' ');
}

function refuse({ position }: Node, markdown: string): never {
  const text = markdown.slice(position?.start.offset, position?.end.offset);
  throw new Error(`“${text}” has signs that answers may not have`);
}
