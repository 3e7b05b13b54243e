import type { Language } from '@campavia/i18n/sites';

import { readTexts } from './read-texts';

interface Drawing {
  /** Draws the story anew and presses what it presses. */
  renderIn(language: Language): Promise<void>;
  /** Renders what is shown with other messages. */
  switchMessages(language: Language): Promise<void>;
}

/**
 * Switches the language of a story that presses something. What a press leaves behind, such as the error of a field, may
 * hold the texts of its language. Whether that is so, the first switch finds out by drawing the story anew: when it then
 * reads otherwise, each further switch draws it anew as well, which takes six times as long.
 */
export function createPressedSwitch({ renderIn, switchMessages }: Drawing): Drawing['switchMessages'] {
  let holdsOldWords: boolean | undefined;

  async function findOldWords(language: Language): Promise<boolean> {
    await switchMessages(language);
    const switched = readTexts();
    await renderIn(language);
    return switched.join('\n') !== readTexts().join('\n');
  }

  return async function switchTo(language) {
    if (holdsOldWords === undefined) holdsOldWords = await findOldWords(language);
    else await (holdsOldWords ? renderIn(language) : switchMessages(language));
  };
}
