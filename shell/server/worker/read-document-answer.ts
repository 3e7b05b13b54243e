import type { DocumentAnswer, RenderedPage } from '@campavia/remote-kit/config';

const MAX_LENGTH = 4 * 1024 * 1024;

/** Characters; proxies and browsers reject headers that are much longer. */
const MAX_REDIRECT_LENGTH = 8192;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const EMPTY = new Set([204, 205, 304]);
const ATTRIBUTE = /^[a-z][a-z0-9:_-]*$/i;

type JsonObject = Record<string, unknown>;

function isJsonObject(value: unknown): value is JsonObject {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && !Object.hasOwn(value, '__proto__');
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isOne));
}

function isTag(value: unknown): boolean {
  if (!isJsonObject(value) || !isJsonObject(value.attributes)) return false;
  const attributes = Object.entries(value.attributes);
  const areValid = attributes.every(([name, text]) => ATTRIBUTE.test(name) && typeof text === 'string');
  return areValid && (value.tag === 'meta' || value.tag === 'link');
}

function isImage(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isJsonObject(value) || !Number.isInteger(value.width) || !Number.isInteger(value.height)) return false;
  return typeof value.url === 'string' && typeof value.alt === 'string';
}

function isHead(value: unknown): boolean {
  if (!isJsonObject(value) || typeof value.title !== 'string') return false;
  const texts = [value.description, value.canonical, value.robots];
  return (
    texts.every((text) => text === undefined || typeof text === 'string') &&
    isImage(value.image) &&
    isListOf(value.tags, isTag) &&
    isListOf(value.structuredData, isJsonObject)
  );
}

function isPage({ status, head, data }: JsonObject): boolean {
  const isStatus = Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
  const hasPage = isStatus && !EMPTY.has(Number(status)) && (Number(status) < 300 || Number(status) >= 400);
  return hasPage && (head === undefined || isHead(head)) && (data === undefined || isJsonObject(data));
}

function isRedirect({ status, redirect }: JsonObject): boolean {
  if (typeof redirect !== 'string' || redirect.length > MAX_REDIRECT_LENGTH) return false;
  return REDIRECTS.has(Number(status)) && redirect.startsWith('/');
}

/** @throws Error for an invalid answer */
export function readAnswer(text: string): DocumentAnswer {
  if (text.length > MAX_LENGTH)
    throw new Error(`answered with ${text.length} characters, ${MAX_LENGTH} is the maximum`);
  const answer: unknown = JSON.parse(text);
  const isValid =
    isJsonObject(answer) && (answer.redirect === undefined ? isPage(answer) : isRedirect(answer));
  if (!isValid) throw new Error(`answered with an invalid document: ${text.slice(0, 200)}`);
  return answer as unknown as DocumentAnswer;
}

const STYLE = /^(<style [^<>]*>[^<]*<\/style>\s*)*$/;

/** @throws Error unless it is a rendered page */
export function readRenderedPage(text: string): RenderedPage {
  if (text.length > MAX_LENGTH)
    throw new Error(`rendered ${text.length} characters, ${MAX_LENGTH} is the maximum`);
  const page: unknown = JSON.parse(text);
  if (!isJsonObject(page) || typeof page.html !== 'string' || typeof page.styles !== 'string') {
    throw new Error('rendered no valid page');
  }
  if (!STYLE.test(page.styles)) throw new Error('rendered styles that are longer than that');
  return { html: page.html, styles: page.styles };
}
