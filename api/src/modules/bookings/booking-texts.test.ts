import { LANGUAGES } from '@campavia/i18n/sites';

import { letterTexts, type LetterId } from './booking-texts';

const others = LANGUAGES.filter((language) => language !== 'en');
const LETTERS = Object.keys(letterTexts.en).sort() as LetterId[];
const KNOWN = ['camper', 'guest', 'owner', 'dates', 'start', 'end', 'until', 'amount'];

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

test.each(LANGUAGES)('every letter about a booking is whole in %s', (language) => {
  expect(Object.keys(letterTexts[language]).sort()).toEqual(LETTERS);
  for (const letter of LETTERS) {
    const { subject, body } = letterTexts[language][letter];
    expect([letter, namesIn(subject + body).filter((name) => !KNOWN.includes(name))]).toEqual([letter, []]);
    expect(body).toMatch(/\.$/u);
    expect(subject).not.toMatch(/[.!]$/u);
  }
});

test.each(others)('nothing that a letter names is lost in %s', (language) => {
  for (const letter of LETTERS) {
    const [here, english] = [letterTexts[language][letter], letterTexts.en[letter]];
    expect([letter, namesIn(here.subject + here.body)]).toEqual([
      letter,
      namesIn(english.subject + english.body),
    ]);
  }
});

test.each(others)('nothing was left in English in %s', (language) => {
  const english = new Set(Object.values(letterTexts.en).flatMap(({ subject, body }) => [subject, body]));
  const left = Object.values(letterTexts[language]).flatMap(({ subject, body }) => [subject, body]);
  expect(left.filter((words) => english.has(words))).toEqual([]);
});
