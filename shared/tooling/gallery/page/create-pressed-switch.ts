import type { Language } from '@campavia/i18n/sites';

import { readTexts } from './read-texts';

interface Drawing {
  /** Renders the story again and clicks its elements. */
  renderIn(language: Language): Promise<void>;
  /** Renders the current page with other messages. */
  switchMessages(language: Language): Promise<void>;
}

/**
 * Switches the language of a story that clicks elements. A click can leave texts of the old language, such as the error
 * of a field. The first switch also renders the story again to find out: if its texts differ then, each further switch
 * renders it again as well, which takes six times as long.
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
