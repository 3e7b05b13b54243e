import type { DocumentAnswer } from '@campavia/remote-kit/config';

const LONGEST = 4 * 1024 * 1024;

/** Characters; proxies and browsers reject headers that are much longer. */
const LONGEST_REDIRECT = 8192;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const EMPTY = new Set([204, 205, 304]);
const ATTRIBUTE = /^[a-z][a-z0-9:_-]*$/i;

type Thing = Record<string, unknown>;

function isThing(value: unknown): value is Thing {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && !Object.hasOwn(value, '__proto__');
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isOne));
}

function isTag(value: unknown): boolean {
  if (!isThing(value) || !isThing(value.attributes)) return false;
  const attributes = Object.entries(value.attributes);
  const areFine = attributes.every(([name, text]) => ATTRIBUTE.test(name) && typeof text === 'string');
  return areFine && (value.tag === 'meta' || value.tag === 'link');
}

function isHead(value: unknown): boolean {
  if (!isThing(value) || typeof value.title !== 'string') return false;
  const texts = [value.description, value.canonical, value.robots];
  return (
    texts.every((text) => text === undefined || typeof text === 'string') &&
    isListOf(value.tags, isTag) &&
    isListOf(value.structuredData, isThing)
  );
}

function isPage({ status, head, data }: Thing): boolean {
  const isStatus = Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
  const hasPage = isStatus && !EMPTY.has(Number(status)) && (Number(status) < 300 || Number(status) >= 400);
  return hasPage && (head === undefined || isHead(head)) && (data === undefined || isThing(data));
}

function isRedirect({ status, redirect }: Thing): boolean {
  if (typeof redirect !== 'string' || redirect.length > LONGEST_REDIRECT) return false;
  return REDIRECTS.has(Number(status)) && redirect.startsWith('/');
}

/** @throws Error for an invalid answer */
export function readAnswer(text: string): DocumentAnswer {
  if (text.length > LONGEST) throw new Error(`answered with ${text.length} letters, ${LONGEST} are the most`);
  const answer: unknown = JSON.parse(text);
  const isFine = isThing(answer) && (answer.redirect === undefined ? isPage(answer) : isRedirect(answer));
  if (!isFine) throw new Error(`answered what is no document: ${text.slice(0, 200)}`);
  return answer as unknown as DocumentAnswer;
}
