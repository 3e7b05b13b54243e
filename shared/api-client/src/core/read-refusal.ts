import type { ApiErrorFacts } from './api-error';

type Refusal = Pick<ApiErrorFacts, 'code' | 'fields' | 'detail' | 'correctSlug' | 'body'>;

const NOT_FIELDS = new Set(['detail', 'error', 'error_description', 'correct_slug']);

/** Reads the body of a refusal. From a 5xx only the code is taken, never its message. */
export function readRefusal(status: number, body: unknown): Refusal {
  if (Array.isArray(body)) return status < 500 ? { body, detail: sentencesOf(body).join(' ') } : { body };
  if (!isRecord(body)) return { body };
  const code = textOf(body.code) ?? textOf(body.error);
  if (status >= 500) return { body, code };
  return {
    body,
    code,
    detail: textOf(sentencesOf(body.detail).join(' ')) ?? textOf(body.error_description),
    correctSlug: textOf(body.correct_slug),
    fields: fieldsOf(body),
  };
}

function fieldsOf(body: Record<string, unknown>): Record<string, string[]> {
  // A form may have a field named `code`: its errors are a list.
  const isField = (name: string, value: unknown) =>
    name === 'code' ? Array.isArray(value) : !NOT_FIELDS.has(name);
  const fields = Object.entries(body).filter(([name, value]) => isField(name, value));
  return Object.fromEntries(fields.flatMap(([name, value]) => fieldEntries(name, value)));
}

function fieldEntries(name: string, value: unknown): [string, string[]][] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([inner, texts]) => fieldEntries(`${name}.${inner}`, texts));
  }
  const sentences = sentencesOf(value);
  return sentences.length > 0 ? [[name, sentences]] : [];
}

function sentencesOf(value: unknown): string[] {
  return [value].flat().filter((sentence) => typeof sentence === 'string');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
