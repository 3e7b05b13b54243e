import type { Language } from '@campavia/i18n/sites';

import { apiPathOf, openStory, type GallerySources, type ShownEntry, type StoryToOpen } from './open-story';
import { readTexts } from './read-texts';
import { watchActivity } from './watch-activity';

/** What the tests call. */
export interface Gallery {
  /** Draws the story anew with the messages of a language, and presses what it presses. */
  renderIn(language: Language): Promise<void>;
  /**
   * Renders what is shown with the messages of another language. What a press leaves behind, such as the error of a field,
   * may hold the texts of its language: the first switch of a story that presses something finds out by drawing it anew,
   * and if so, each further one does so as well.
   */
  switchTo(language: Language): Promise<void>;
  /** Everything that can be read. */
  texts(): string[];
  /** Takes the story out of the page. */
  clear(): Promise<void>;
  /** Shows another story in place of this one, if that is still there. Whether this one leaves something behind is for the caller to know. */
  open(id: string): Promise<void>;
}

/** Shows the story that the document names, and says on `<html data-gallery>` when it is `ready` or has `failed`. */
export async function showStory(sources: GallerySources): Promise<void> {
  const root = document.documentElement;
  try {
    Object.assign(window, { gallery: await createGallery(sources) });
    root.dataset.gallery = 'ready';
  } catch (error) {
    root.dataset.gallery = 'failed';
    root.dataset.galleryError = String(error);
    throw error;
  }
}

async function createGallery(sources: GallerySources): Promise<Gallery> {
  let shown = readEntry();
  const rest = watchActivity((method, path) =>
    isPending(shown.entry, method, path.slice(apiPathOf(shown.entry).length)),
  );
  // Pages of the site preload them; the fallbacks are fonts of the device, which it may not have.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  let story = await openStory(shown, sources, rest);
  return {
    renderIn: (language) => story.renderIn(language),
    switchTo: (language) => story.switchTo(language),
    texts: readTexts,
    clear: () => story.close(),
    async open(id) {
      await story.close();
      window.localStorage.clear();
      window.scrollTo(0, 0);
      shown = await fetchEntry(id, shown.locale);
      document.title = id;
      document.documentElement.dataset.layout = shown.entry.layout;
      await rest.untilAtRest();
      window.shiftOfLayout = 0;
      window.shiftedElements = [];
      story = await openStory(shown, sources, rest);
    },
  };
}

async function fetchEntry(id: string, site: string): Promise<StoryToOpen> {
  const response = await fetch(`/_gallery/entry.json?${new URLSearchParams({ entry: id, site })}`);
  if (!response.ok) throw new Error(`There is no story ${id}`);
  return (await response.json()) as StoryToOpen;
}

function readEntry(): StoryToOpen {
  const text = document.getElementById('entry')?.textContent ?? '';
  return JSON.parse(text) as StoryToOpen;
}

function isPending({ answers }: ShownEntry, method: string, path: string): boolean {
  const answer = answers.find(({ call }) => isCall(call, method, path));
  return answer?.isPending === true;
}

/** As the server compares them: braces stand for one segment. */
function isCall(call: string, method: string, path: string): boolean {
  const [calledBy = '', pattern = ''] = call.split(' ');
  const source = pattern.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
  return calledBy === method && new RegExp(`^${source}$`).test(path);
}
