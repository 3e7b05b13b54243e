import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';

import type { Faq, FaqQuestion } from '@campavia/contracts';
import { LANGUAGES, type Language } from '@campavia/i18n/sites';

import { packageRoot } from '../../core/package-root';
import { parseAnswer } from './parse-answer';

const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });

const FaqFileSchema = Type.Array(
  Type.Object(
    {
      id: Id,
      title: Type.String({ minLength: 3, maxLength: 60 }),
      questions: Type.Array(
        Type.Object(
          {
            id: Id,
            question: Type.String({ minLength: 8, maxLength: 140 }),
            answer: Type.String({ minLength: 40, maxLength: 1500 }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1 },
      ),
    },
    { additionalProperties: false },
  ),
  { minItems: 1 },
);
type FaqFile = Static<typeof FaqFileSchema>;

/**
 * The questions and answers of every language, from `content/faq`.
 * @throws Error naming the file and the problem, also when its ids differ from the English ones
 */
export function readFaqs(folder = path.join(packageRoot(), 'content/faq')): Record<Language, Faq> {
  const entries = LANGUAGES.map((language) => [language, readFaq(folder, language)] as const);
  const faqs = Object.fromEntries(entries) as Record<Language, Faq>;
  const expected = idsOf(faqs.en).join(' ');
  for (const [language, faq] of entries) {
    if (idsOf(faq).join(' ') !== expected) fail(language, 'its ids are not those of en.yaml, in their order');
  }
  return faqs;
}

function readFaq(folder: string, language: Language): Faq {
  const file: unknown = parse(readFileSync(path.join(folder, `${language}.yaml`), 'utf8'));
  if (!isFaqFile(file)) {
    const [error] = Value.Errors(FaqFileSchema, file);
    return fail(language, `${error?.instancePath} ${error?.message}`);
  }
  const topics = file.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map((question) => readQuestion(language, question)),
  }));
  const ids = idsOf({ topics });
  if (new Set(ids).size < ids.length) fail(language, 'an id occurs twice');
  return { topics };
}

function isFaqFile(file: unknown): file is FaqFile {
  return Value.Check(FaqFileSchema, file);
}

function readQuestion(language: Language, asked: FaqFile[number]['questions'][number]): FaqQuestion {
  const { id, question, answer } = asked;
  try {
    return { id, question, answer: parseAnswer(answer) };
  } catch (error) {
    return fail(language, `${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function idsOf({ topics }: Faq): string[] {
  return topics.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
}

function fail(language: Language, problem: string): never {
  throw new Error(`content/faq/${language}.yaml: ${problem}`);
}
