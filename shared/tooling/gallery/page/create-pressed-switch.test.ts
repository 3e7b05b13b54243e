/** @jest-environment jsdom */

import { createPressedSwitch } from './create-pressed-switch';

function aStory({ holdsOldWords }: { holdsOldWords: boolean }) {
  const calls: string[] = [];
  const show = (label: string, error: string) => {
    document.body.innerHTML = `<input aria-label="${label}"><p>${error}</p>`;
  };
  const switchTo = createPressedSwitch({
    async renderIn(language) {
      calls.push(`render ${language}`);
      show(`date in ${language}`, `wrong in ${language}`);
    },
    async switchMessages(language) {
      calls.push(`switch ${language}`);
      show(`date in ${language}`, `wrong in ${holdsOldWords ? 'en' : language}`);
    },
  });
  show('date in en', 'wrong in en');
  return { calls, switchTo };
}

test.each([
  [true, ['switch fr', 'render fr', 'render de', 'render en']],
  [false, ['switch fr', 'render fr', 'switch de', 'switch en']],
])(
  'a story whose press leaves texts of the old language (%s) is rendered again in each language',
  async (is, expected) => {
    const { calls, switchTo } = aStory({ holdsOldWords: is });
    for (const language of ['fr', 'de', 'en'] as const) await switchTo(language);
    expect(calls).toEqual(expected);
  },
);

test('old texts for assistive technology count as well', async () => {
  const calls: string[] = [];
  const show = (label: string) => {
    document.body.innerHTML = `<button aria-label="${label}"></button>`;
  };
  const switchTo = createPressedSwitch({
    renderIn: async (language) => {
      calls.push(language);
      show(language);
    },
    switchMessages: () => Promise.resolve(),
  });
  show('en');
  for (const language of ['fr', 'de'] as const) await switchTo(language);
  expect(calls).toEqual(['fr', 'de']);
});
