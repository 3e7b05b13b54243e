import type { FastifySchemaValidationError } from 'fastify';

import type { MessageId } from './messages/messages';
import type { Sentence } from './http-errors';

const DATE_PATTERN = '^\\d{4}-\\d{2}-\\d{2}$';

const SENTENCE_OF_KEYWORD: Record<string, MessageId> = {
  required: 'field_required',
  minLength: 'field_required',
  minimum: 'field_at_least',
  maximum: 'field_at_most',
  maxLength: 'field_too_long',
  maxItems: 'field_too_many',
  anyOf: 'field_not_a_choice',
  enum: 'field_not_a_choice',
  const: 'field_not_a_choice',
};

const SENTENCE_OF_TYPE: Record<string, MessageId> = {
  number: 'field_not_a_number',
  integer: 'field_not_whole',
  boolean: 'field_invalid',
  object: 'field_invalid',
};

/** Converts validation errors to messages, the first relevant one per field. */
export function sentencesOf(errors: readonly FastifySchemaValidationError[]): Record<string, Sentence> {
  const sentences: Record<string, Sentence> = {};
  for (const error of errors) sentences[fieldOf(error)] ??= sentenceOf(error);
  return sentences;
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const [, first] = instancePath.split('/');
  return first || String(params.missingProperty ?? 'non_field_errors');
}

function sentenceOf({ keyword, params }: FastifySchemaValidationError): Sentence {
  if (keyword === 'type') return { id: sentenceOfType(params.type) };
  if (keyword === 'pattern' && params.pattern === DATE_PATTERN) return { id: 'field_not_a_date' };
  const id = SENTENCE_OF_KEYWORD[keyword] ?? 'field_invalid';
  return params.limit === undefined ? { id } : { id, values: { limit: Number(params.limit) } };
}

function sentenceOfType(type: unknown): MessageId {
  return SENTENCE_OF_TYPE[String(type)] ?? 'field_once';
}
