import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { LANGUAGES, type Language } from '@campavia/i18n/sites';

import { readFaqs } from './read-faq';

const ROOT = path.join(import.meta.dirname, '../../../..');
const ANSWER = 'Two days before pick-up your bank reserves the amount.';

interface Entry {
  id: string;
  question: string;
  answer: string;
}

const aQuestion = (over: Partial<Entry> = {}): Entry => ({
  id: 'deposit-when',
  question: 'When is the deposit taken?',
  answer: ANSWER,
  ...over,
});

/** A folder with the same questions in every language but one. */
function folderWith(language: Language, questions: Entry[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'faq-'));
  const topic = (asked: Entry[]) => JSON.stringify([{ id: 'paying', title: 'Paying', questions: asked }]);
  for (const each of LANGUAGES) {
    writeFileSync(path.join(folder, `${each}.yaml`), topic(each === language ? questions : [aQuestion()]));
  }
  return folder;
}

test('reads every language', () => {
  const faqs = readFaqs(folderWith('ca', [aQuestion({ question: 'Quan es cobra la fiança?' })]));
  expect(Object.keys(faqs)).toEqual([...LANGUAGES]);
  expect(faqs.ca.topics[0]?.questions[0]).toEqual({
    id: 'deposit-when',
    question: 'Quan es cobra la fiança?',
    answer: [{ kind: 'paragraph', lines: [[{ text: ANSWER }]] }],
  });
});

test.each<[string, Entry[], string]>([
  ['an id that only one language has', [aQuestion({ id: 'other' })], 'its ids are not those of en.yaml'],
  ['a question that is missing', [], 'must not have fewer than 1 items'],
  ['an id twice', [aQuestion(), aQuestion()], 'an id occurs twice'],
  ['an answer that says nothing', [aQuestion({ answer: 'Yes.' })], 'must not have fewer than 40 characters'],
  ['HTML', [aQuestion({ answer: `<b>${ANSWER}</b>` })], 'deposit-when: “<b>'],
])('refuses %s, and says in which file', (_, questions, problem) => {
  const read = () => readFaqs(folderWith('pt', questions));
  expect(read).toThrow('content/faq/pt.yaml');
  expect(read).toThrow(problem);
});

describe('the texts of the help', () => {
  const faqs = readFaqs();

  test.each(LANGUAGES)('%s: no question occurs twice, and every text is in its language', (language) => {
    const asked = questionsIn(language).map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
    if (language === 'en') return;
    const english = new Set(questionsIn('en').map(({ question }) => question));
    expect(asked.filter((question) => english.has(question))).toEqual([]);
  });

  test.each(LANGUAGES)('%s: answers lead where the English ones lead', (language) => {
    const links = (of: Language) => questionsIn(of).map((question) => [question.id, ...pathsIn(question)]);
    expect(links(language)).toEqual(links('en'));
  });

  test('links lead to pages of the site', () => {
    const patterns = patternsOfSite();
    const paths = new Set(questionsIn('en').flatMap(pathsIn));
    expect([...paths].filter((to) => !patterns.some((pattern) => pattern.test(to)))).toEqual([]);
  });

  function questionsIn(language: Language) {
    return faqs[language].topics.flatMap(({ questions }) => questions);
  }
});

type Question = ReturnType<typeof readFaqs>['en']['topics'][number]['questions'][number];

function pathsIn({ answer }: Question): string[] {
  const texts = answer.flatMap(({ lines }) => lines.flat());
  return texts.flatMap(({ path: to }) => (to === undefined ? [] : [to.split('?')[0] as string])).toSorted();
}

/** The patterns of the addresses that the remotes declare. */
function patternsOfSite(): RegExp[] {
  const remotes = ['search', 'listing', 'funnels', 'trips', 'owner-dashboard', 'onboarding', 'community'];
  const folders = ['shell', ...remotes.map((name) => `mf-${name}`)];
  const files = folders.map((folder) => `${folder}/remote.config.ts`);
  const sources = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  return [...sources.matchAll(/pattern: '([^']+)'/g)].map(
    ([, pattern = '']) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
}
