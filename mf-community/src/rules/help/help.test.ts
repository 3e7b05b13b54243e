import { aFaq, aFaqQuestion } from '@campavia/contracts/testing';

import { cutQuery, MAX_QUERY_LENGTH, readHelpView, writeHelpView } from './help-view';
import { readWords, splitMatches } from './match-text';
import { countQuestions, searchHelp } from './search-help';
import { suggestWord } from './suggest-word';

const { topics } = aFaq();
const found = (query: string, topic?: string) =>
  searchHelp(topics, { query, topic }).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('a search', () => {
  test.each<[string, string[]]>([
    ['', ['request-answer', 'cafe', 'deposit-when', 'deposit-back', 'means']],
    ['   ', ['request-answer', 'cafe', 'deposit-when', 'deposit-back', 'means']],
    ['deposit back', ['deposit-back']],
    ['DEPOSIT', ['deposit-when', 'deposit-back', 'means']],
    ['deposit?', ['deposit-when', 'deposit-back', 'means']],
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    ['cafe\u0301', ['cafe']],
    ['declined', ['request-answer']],
    ['deposit unicorn', []],
    ['🚐', []],
    ['.*', []],
    ['(deposit|back)', []],
    ['[a-z]+', []],
    ['\\', []],
    ['<b>deposit</b>', []],
    ['x'.repeat(10_000), []],
    [`${'deposit '.repeat(2_000)}`, ['deposit-when', 'deposit-back', 'means']],
  ])('%.20s', (query, ids) => expect(found(query)).toEqual(ids));

  test('ranks matches in questions before matches in answers', () => {
    const answered = aFaqQuestion({ id: 'answered', question: 'Other?' });
    const questions = [answered, aFaqQuestion({ id: 'asked' })];
    const [only] = searchHelp([{ id: 'paying', title: 'Paying', questions }], { query: 'deposit taken' });
    expect(only?.questions.map(({ id }) => id)).toEqual(['asked']);
    const [both] = searchHelp([{ id: 'paying', title: 'Paying', questions }], { query: 'pick-up' });
    expect(both?.questions.map(({ id }) => id)).toEqual(['answered', 'asked']);
  });

  test('is limited to a chosen topic', () => {
    expect(found('', 'paying')).toEqual(['deposit-when', 'deposit-back', 'means']);
    expect(found('declined', 'paying')).toEqual([]);
    expect(found('', 'unknown')).toEqual([]);
    expect(countQuestions(topics)).toBe(5);
  });
});

describe('highlighting matches', () => {
  const marked = (text: string, query: string) =>
    splitMatches(text, readWords(query))
      .map(({ text: part, isMatch }) => (isMatch ? `_${part}_` : part))
      .join('');

  test.each([
    ['When is the deposit taken?', 'deposit', 'When is the _deposit_ taken?'],
    ['Where is the Café?', 'cafe', 'Where is the _Café_?'],
    ['Deposit, deposits', 'deposit', '_Deposit_, _deposit_s'],
    ['A deposit back', 'deposit back', 'A _deposit_ _back_'],
    ['deposited', 'deposit posited', '_deposited_'],
    ['Straße and strasse', 'strasse', 'Straße and _strasse_'],
    ['🚐 and camper', 'camper', '🚐 and _camper_'],
    ['Costs (in euros)', '(in', 'Costs (_in_ euros)'],
    ['Nothing', '', 'Nothing'],
    ['', 'deposit', ''],
  ])('%s: %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));
});

describe('suggesting a word', () => {
  test.each([
    ['depozit', 'deposit'],
    ['Déposit', 'deposit'],
    ['dpeosit', undefined],
    ['ownr', 'owner'],
    ['unicorn', undefined],
    ['depozit taken', undefined],
    ['abc', undefined],
    ['🚐🚐🚐', undefined],
    ['x'.repeat(10_000), undefined],
    ['', undefined],
  ])('%.20s', (query, word) => expect(suggestWord(topics, query)).toBe(word));
});

describe('the address', () => {
  test.each([
    ['', '', { query: '', topic: undefined, question: undefined }],
    ['?q=+deposit+&topic=paying', '', { query: 'deposit', topic: 'paying', question: undefined }],
    ['?question=deposit-when', '#means', { query: '', topic: undefined, question: 'deposit-when' }],
    ['', '#means', { query: '', topic: undefined, question: 'means' }],
    ['?q=%F0%9F%9A%90&topic=', '#', { query: '🚐', topic: undefined, question: undefined }],
    ['?q=%', '', { query: '%', topic: undefined, question: undefined }],
  ])('%s%s', (search, hash, view) => expect(readHelpView(search, hash)).toEqual(view));

  test('limits the length of the search, without splitting a character', () => {
    expect(cutQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
    expect(cutQuery(`${'x'.repeat(MAX_QUERY_LENGTH - 1)}🚐`)).toBe('x'.repeat(MAX_QUERY_LENGTH - 1));
  });

  test('is written as it is parsed', () => {
    const view = { query: 'a & b', topic: 'paying' };
    expect(readHelpView(`?${writeHelpView(view)}`)).toMatchObject(view);
    expect(String(writeHelpView({ query: '', topic: undefined }))).toBe('');
  });
});
