import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The content of a document that search engines read without running scripts. */
export interface PageContent {
  titles: string[];
  descriptions: string[];
  robots: string;
  canonicals: string[];
  /** By language, `x-default` among them. */
  alternates: Record<string, string>;
  /** By property or name of the meta element. */
  meta: Record<string, string>;
  /** The texts of structured data, not parsed. */
  structured: string[];
  headings: number;
  /** Of the whole document. */
  language: string;
  /** Links and forms of the main content, without header and footer. */
  mainLinks: number;
  /** Addresses of `<a href>`, as they are written. */
  links: string[];
  isRendered: boolean;
}

export function readPage(html: string): PageContent {
  const elements = [...listElements(parse(html))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = named('meta').map((element) => attributesOf(element));
  const links = named('link').map((element) => attributesOf(element));
  const meta = Object.fromEntries(
    metas.map(({ property, name, content = '' }) => [property ?? name ?? '', content]),
  );
  const scripts = named('script').filter((element) => attributesOf(element).type === 'application/ld+json');
  return {
    titles: named('title').filter(isInHead).map(textOf),
    descriptions: metas.filter(({ name }) => name === 'description').map(({ content = '' }) => content),
    robots: meta.robots ?? '',
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    meta,
    structured: scripts.map(textOf),
    headings: named('h1').length,
    language: named('html').map((element) => attributesOf(element).lang ?? '')[0] ?? '',
    mainLinks: named('main')
      .flatMap((main) => [...listElements(main)])
      .filter(leadsOn).length,
    links: named('a').flatMap((element) => attributesOf(element).href ?? []),
    isRendered: elements.some((element) => attributesOf(element)['data-rendered'] !== undefined),
  };
}

function leadsOn(element: Element): boolean {
  return element.tagName === 'form' || (element.tagName === 'a' && 'href' in attributesOf(element));
}

/** Drawings have titles as well. */
function isInHead({ parentNode }: Element): boolean {
  return parentNode?.nodeName === 'head';
}

function* listElements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* listElements(child);
}

function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
