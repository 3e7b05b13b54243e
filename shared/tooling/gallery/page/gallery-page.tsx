import type { Language } from '@campavia/i18n/sites';

import { apiPathOf, openStory, type GallerySources, type ShownEntry, type StoryToOpen } from './open-story';
import { readTexts } from './read-texts';
import { watchActivity } from './watch-activity';

/** Functions for the tests. */
export interface Gallery {
  /** Renders the story again with the messages of a language, and clicks its elements. */
  renderIn(language: Language): Promise<void>;
  /**
   * Renders the current page with the messages of another language. A click can leave texts of the old language, such
   * as the error of a field: the first switch of a story that clicks elements finds out by rendering it again, and if
   * so, each further one does so as well.
   */
  switchTo(language: Language): Promise<void>;
  /** All texts, including those for assistive technology. */
  texts(): string[];
  /** Removes the story from the page. */
  clear(): Promise<void>;
  /**
   * Shows another story in place of this one, if this one is still shown. The caller must know whether this one leaves
   * something behind.
   */
  open(id: string): Promise<void>;
}

/** Shows the story that the document names, and sets `<html data-gallery>` to `ready` or `failed`. */
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
  // The browser takes calls of the tests for those of a user.
  Object.defineProperty(window.navigator, 'userActivation', { value: { hasBeenActive: false } });
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

/** Compared as the server does: braces match one segment. */
function isCall(call: string, method: string, path: string): boolean {
  const [calledBy = '', pattern = ''] = call.split(' ');
  const source = pattern.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
  return calledBy === method && new RegExp(`^${source}$`).test(path);
}
