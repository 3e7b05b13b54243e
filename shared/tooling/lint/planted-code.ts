/** A piece of code and the rule it breaks, if any. */
export interface Piece {
  goal: string;
  path: string;
  code: string;
  breaks?: string;
}

export const SCREEN = 'mf-search/src/screens/planted/planted-screen.tsx';
export const RULE = 'mf-search/src/rules/planted.ts';
export const SCRIPT = 'shared/tooling/planted/planted.mjs';
export const SERVICE = 'api/src/modules/planted/planted.service.ts';
export const WIDGET = 'shared/ui/src/core/planted.tsx';
export const MESSAGES_FILE = 'mf-search/src/screens/planted/planted.messages.ts';

export function linesOf(count: number) {
  return Array.from({ length: count }, (_, line) => `export const line${line} = ${line};`).join('\n');
}

export function functionOf(lines: number) {
  const body = Array.from({ length: lines }, () => '  work();').join('\n');
  return `declare function work(): void;\nexport function PlantedScreen() {\n${body}\n}\n`;
}

export function message(text: string, description = "description: 'A title'") {
  return `import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ title: { id: 'search.a.b', defaultMessage: ${JSON.stringify(text)}, ${description} } });\n`;
}

export const NESTED = `export function f(a: unknown) {
  if (a) { while (a) { for (;;) { if (a) return 1; } } }
  return 0;
}\n`;

export const BRANCHY = `export function f(n: number) {\n${Array.from({ length: 10 }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n')}\n  return 0;\n}\n`;

export const GOOD_SCREEN = `import { useState } from 'react';

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
