/** A piece of code and the one rule it breaks, if it breaks one. */
export interface Piece {
  goal: string;
  path: string;
  code: string;
  breaks?: string;
}

const SCREEN = 'mf-search/src/screens/planted/planted-screen.tsx';
const RULE = 'mf-search/src/rules/planted.ts';
const SERVICE = 'api/src/modules/planted/planted.service.ts';
const WIDGET = 'shared/ui/src/core/planted.tsx';
const WORDS = 'mf-search/src/screens/planted/planted.messages.ts';

function linesOf(count: number) {
  return Array.from({ length: count }, (_, line) => `export const line${line} = ${line};`).join('\n');
}

function functionOf(lines: number) {
  const body = Array.from({ length: lines }, () => '  work();').join('\n');
  return `declare function work(): void;\nexport function PlantedScreen() {\n${body}\n}\n`;
}

function message(text: string, description = "description: 'A title'") {
  return `import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ title: { id: 'search.a.b', defaultMessage: ${JSON.stringify(text)}, ${description} } });\n`;
}

const NESTED = `export function f(a: unknown) {
  if (a) { while (a) { for (;;) { if (a) return 1; } } }
  return 0;
}\n`;

const BRANCHY = `export function f(n: number) {\n${Array.from({ length: 10 }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n')}\n  return 0;\n}\n`;

const GOOD_SCREEN = `import { useState } from 'react';

import { Button } from '@campavia/ui';

import { title } from './title';

export function PlantedScreen() {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)} aria-label={title}>
      {count}
    </Button>
  );
}
`;

export const pieces: Piece[] = [
  { goal: 'lets a well-made screen pass', path: SCREEN, code: GOOD_SCREEN },
  {
    goal: 'lets a message with a description pass',
    path: WORDS,
    code: message('Find {n, plural, one {#} other {#}}'),
  },
  { goal: 'keeps files short', path: SERVICE, code: linesOf(201), breaks: 'max-lines' },
  { goal: 'keeps rules shorter', path: RULE, code: linesOf(121), breaks: 'max-lines' },
  { goal: 'keeps widgets shorter', path: WIDGET, code: linesOf(121), breaks: 'max-lines' },
  { goal: 'lets messages be long', path: WORDS, code: linesOf(400) },
  { goal: 'keeps functions short', path: SERVICE, code: functionOf(50), breaks: 'max-lines-per-function' },
  { goal: 'lets a screen arrange a little longer', path: SCREEN, code: functionOf(80) },
  { goal: 'keeps screens short too', path: SCREEN, code: functionOf(91), breaks: 'max-lines-per-function' },
  { goal: 'keeps functions simple', path: RULE, code: BRANCHY, breaks: 'complexity' },
  { goal: 'keeps functions flat', path: RULE, code: NESTED, breaks: 'max-depth' },
  {
    goal: 'keeps parameters few',
    path: RULE,
    code: 'export function f(a: 1, b: 1, c: 1, d: 1, e: 1) { return [a, b, c, d, e]; }',
    breaks: 'max-params',
  },
  {
    goal: 'refuses flags as parameters',
    path: RULE,
    code: 'export function publish(id: number, isForced: boolean) { return [id, isForced]; }',
    breaks: 'house/no-boolean-parameter',
  },
  {
    goal: 'refuses nested ternaries',
    path: RULE,
    code: 'export const f = (a: boolean, b: boolean) => (a ? 1 : b ? 2 : 3);',
    breaks: 'no-nested-ternary',
  },
  {
    goal: 'refuses a day made into a Date by its text',
    path: RULE,
    code: "export const day = new Date('2027-08-01');",
    breaks: 'house/no-date-from-string',
  },
  {
    goal: 'refuses a day made into a Date by its type',
    path: RULE,
    code: 'export const toDate = (day: string & { brand: 1 }) => new Date(day);',
    breaks: 'house/no-date-from-string',
  },
  { goal: 'lets a moment be a Date', path: RULE, code: 'export const at = (ms: number) => new Date(ms);' },
  {
    goal: 'lets the dates of domain do it',
    path: 'shared/domain/src/dates/planted.ts',
    code: 'export const toDate = (day: string) => new Date(day);',
  },
  {
    goal: 'refuses default exports',
    path: SCREEN,
    code: 'export default function PlantedScreen() { return null; }',
    breaks: 'no-restricted-exports',
  },
  {
    goal: 'refuses drawers',
    path: 'mf-search/src/rules/date-utils.ts',
    code: 'export const a = 1;',
    breaks: 'house/file-names',
  },
  {
    goal: 'refuses drawers of files',
    path: 'mf-search/src/helpers/dates.ts',
    code: 'export const a = 1;',
    breaks: 'house/file-names',
  },
  {
    goal: 'wants kebab-case',
    path: 'mf-search/src/rules/tripDates.ts',
    code: 'export const a = 1;',
    breaks: 'house/file-names',
  },
  {
    goal: 'wants imports in groups',
    path: RULE,
    code: "import { a } from './a';\n\nimport { b } from '@campavia/domain';\n\nexport const c = [a, b];",
    breaks: 'house/import-groups',
  },
  {
    goal: 'wants axios at home',
    path: 'mf-search/src/data/planted.ts',
    code: "import axios from 'axios';\n\nexport const get = axios.get;",
    breaks: '@typescript-eslint/no-restricted-imports',
  },
  {
    goal: 'wants react-aria at home',
    path: SCREEN,
    code: "import { Button } from 'react-aria-components';\n\nexport const a = Button;",
    breaks: '@typescript-eslint/no-restricted-imports',
  },
  {
    goal: 'lets widgets use react-aria',
    path: WIDGET,
    code: "import { Button } from 'react-aria-components';\n\nexport const a = Button;",
  },
  {
    goal: 'keeps schemas out of the browser',
    path: RULE,
    code: "import { SearchResult } from '@campavia/contracts';\n\nexport const a = SearchResult;",
    breaks: '@typescript-eslint/no-restricted-imports',
  },
  {
    goal: 'lets their types in',
    path: RULE,
    code: "import type { SearchResult } from '@campavia/contracts';\n\nexport type A = SearchResult;",
  },
  {
    goal: 'wants words in messages',
    path: SCREEN,
    code: 'export const title = <h1>Find a camper</h1>;',
    breaks: 'formatjs/no-literal-string-in-jsx',
  },
  {
    goal: 'wants spoken words in messages',
    path: SCREEN,
    code: 'export const close = <button aria-label="Close" />;',
    breaks: 'formatjs/no-literal-string-in-jsx',
  },
  {
    goal: 'wants messages in their own file',
    path: SCREEN,
    code: "export const m = { id: 'a', defaultMessage: 'b', description: 'c' };",
    breaks: 'no-restricted-syntax',
  },
  {
    goal: 'tells the translator what a message is for',
    path: WORDS,
    code: message('Find a camper', ''),
    breaks: 'formatjs/enforce-description',
  },
  {
    goal: 'refuses stray blanks in messages',
    path: WORDS,
    code: message('Find  a camper'),
    breaks: 'formatjs/no-multiple-whitespaces',
  },
  {
    goal: 'refuses offsets in plurals',
    path: WORDS,
    code: message('{n, plural, offset:1 one {one} other {#}}'),
    breaks: 'formatjs/no-offset',
  },
  {
    goal: 'wants hooks called in order',
    path: SCREEN,
    code: "import { useState } from 'react';\n\nexport function A({ on }: { on: 1 | 0 }) {\n  if (on) useState(0);\n  return null;\n}",
    breaks: 'react-hooks/rules-of-hooks',
  },
  {
    goal: 'wants pictures described',
    path: SCREEN,
    code: 'export const picture = <img src="/a.webp" />;',
    breaks: 'jsx-a11y/alt-text',
  },
  {
    goal: 'wants lists keyed',
    path: SCREEN,
    code: 'export const list = [1, 2].map((n) => <li>{n}</li>);',
    breaks: 'react/jsx-key',
  },
  {
    goal: 'wants promises awaited',
    path: SERVICE,
    code: 'declare function save(): Promise<void>;\nexport function f() {\n  save();\n}',
    breaks: '@typescript-eslint/no-floating-promises',
  },
  {
    goal: 'refuses any',
    path: SERVICE,
    code: 'export const a: any = 1;',
    breaks: '@typescript-eslint/no-explicit-any',
  },
];
