import { createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import type { Me } from '@campavia/contracts';
import type { Messages } from '@campavia/i18n';
import { siteOf, type Language, type Site } from '@campavia/i18n/sites';
import {
  PlatformProviders,
  savePagePreview,
  type ListingPreview,
  type RemoteModule,
  type SlotName,
} from '@campavia/remote-kit';
import { matchAddress, type RemoteConfig } from '@campavia/remote-kit/config';
import type { StoryFile, WidgetStories } from '@campavia/testing/stories';
import { Wrap } from '@campavia/ui';

import { provideMockPlatform } from '../../alone/mock-shell/provide-mock-platform';

import { chooseFiles } from './choose-files';
import { watchActivity } from './watch-activity';
import { findToPress, press } from './press';
import { chooseCatalogue } from './switch-language';

/** What the server says of the story to show. */
export interface ShownEntry {
  id: string;
  part: string;
  file: string;
  kind: 'screen' | 'slot' | 'widget';
  state: string;
  path?: string;
  slot?: SlotName;
  props?: object;
  user?: Me | null;
  stored: Record<string, string>;
  address?: string;
  /** What the link that led to the screen knew of it. */
  preview?: object;
  /** Answers of a page without a connection, by SWR key. */
  kept?: Record<string, unknown>;
  values?: Record<string, unknown>;
  press: string[];
  choose: StoryFile[];
  answers: { call: string; isPending?: boolean }[];
}

export interface GallerySources {
  remotes: Readonly<Record<string, () => Promise<RemoteModule>>>;
  configs: readonly RemoteConfig[];
  /** Stories of widgets by file. */
  widgets: Readonly<Record<string, () => Promise<{ stories: WidgetStories }>>>;
}

/** What the tests call. */
export interface Gallery {
  /** Draws the story anew with the messages of a language, and presses what it presses. */
  renderIn(language: Language): Promise<void>;
  /**
   * Renders what is shown with the messages of another language. A story that presses something is rendered again: what a
   * press leaves behind, such as the error of a field, holds the texts of its language.
   */
  switchTo(language: Language): Promise<void>;
}

declare global {
  interface Window {
    /** Where the tests count the shifts of the layout. */
    shiftOfLayout?: number;
    /** Messages of every package by language, as JSON. */
    catalogues: Readonly<Record<Language, string>>;
  }
}

interface Rendering {
  render(): Promise<void>;
  clear(): Promise<void>;
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
  const { entry, locale, today } = readEntry();
  const site = siteOf(locale) as Site;
  const apiPath = `/_gallery/answers/${encodeURIComponent(entry.id)}`;
  const rest = watchActivity((method, path) => isPending(entry, method, path.slice(apiPath.length)));
  // Pages of the site preload them; the fallbacks are fonts of the device, which it may not have.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  // Nothing is rendered outside of the site's prefix.
  window.history.replaceState(null, '', `/${site.locale}${entry.path ?? '/'}`);
  const { configs } = sources;
  const findSlot = slotFinder(sources);
  const user = entry.user ?? undefined;
  const { kept, values } = entry;
  if (kept) Object.defineProperty(window.navigator, 'onLine', { get: () => false });
  await provideMockPlatform({ site, configs, messages: {}, apiPath, today, user, kept, values, findSlot });
  if (entry.preview)
    savePagePreview(entry.address as 'listing', entry.path ?? '/', entry.preview as ListingPreview);
  const rendering = await renderingOf(entry, sources);
  const store = () => {
    window.sessionStorage.clear();
    for (const [key, value] of Object.entries(entry.stored)) window.sessionStorage.setItem(key, value);
  };

  async function show(catalogue: Messages): Promise<void> {
    chooseCatalogue(catalogue);
    store();
    await rendering.render();
    await rest.untilAtRest();
    if (!appElement().hasChildNodes()) throw new Error('The story shows nothing');
    const shift = window.shiftOfLayout;
    for (const name of entry.press) {
      await pressOnceShown(name, catalogue);
      await rest.untilAtRest();
    }
    if (entry.choose.length > 0) {
      await chooseFiles(document, entry.choose);
      await rest.untilAtRest();
    }
    // The browser does not count what a person's input moves; a press by a script is none to it.
    window.shiftOfLayout = shift;
  }

  /** What stands far down a page is loaded once somebody gets there. */
  async function pressOnceShown(name: string, catalogue: Messages): Promise<void> {
    if (!findToPress(name, catalogue)) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await rest.untilAtRest();
    }
    press(name, catalogue);
  }

  async function renderIn(language: Language): Promise<void> {
    await rendering.clear();
    // A page is first shown from its top; what was pressed may have been far down.
    window.scrollTo(0, 0);
    await show(messagesIn(language));
  }

  await show(messagesIn(site.language));
  return {
    renderIn,
    async switchTo(language) {
      if (entry.press.length + entry.choose.length > 0) return renderIn(language);
      chooseCatalogue(messagesIn(language));
      await rest.untilRendered();
    },
  };
}

function readEntry(): { entry: ShownEntry; locale: string; today: string } {
  const text = document.getElementById('entry')?.textContent ?? '';
  return JSON.parse(text) as ReturnType<typeof readEntry>;
}

function messagesIn(language: Language): Messages {
  return JSON.parse(window.catalogues[language]) as Messages;
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

function slotFinder({ remotes, configs }: GallerySources) {
  return async function findSlot<Name extends SlotName>(name: Name) {
    const owner = configs.find(({ slots }) => slots?.offers?.includes(name));
    const remote = owner && (await remotes[owner.name]?.());
    if (!remote) return undefined;
    await remote.bootstrap();
    await remote.prepare(name);
    const component = remote.slots[name];
    return component && { part: owner.name, component };
  };
}

async function renderingOf(entry: ShownEntry, sources: GallerySources): Promise<Rendering> {
  if (entry.kind === 'widget') return elementRendering(await widgetOf(entry, sources));
  const remote = await sources.remotes[entry.part]?.();
  if (!remote) throw new Error(`There is no remote ${entry.part}`);
  await remote.bootstrap();
  if (!entry.slot) return screenRendering(entry, remote, sources);
  await remote.prepare(entry.slot);
  const Slot = remote.slots[entry.slot] as ComponentType<object> | undefined;
  if (!Slot) throw new Error(`${entry.part} has no slot ${entry.slot}`);
  return elementRendering(() => createElement(Wrap, null, createElement(Slot, entry.props)));
}

/** Widgets stand between the gutters of a page, as they do on screens. */
async function widgetOf({ file, state }: ShownEntry, { widgets }: GallerySources): Promise<() => ReactNode> {
  const module = await widgets[file]?.();
  const story = module?.stories.states[state];
  if (!story) throw new Error(`${file} has no state ${state}`);
  return () => createElement(Wrap, null, story.show());
}

function elementRendering(show: () => ReactNode): Rendering {
  let root: Root | undefined;
  return {
    async render() {
      root = createRoot(appElement());
      root.render(<PlatformProviders>{show()}</PlatformProviders>);
    },
    async clear() {
      root?.unmount();
    },
  };
}

async function screenRendering(entry: ShownEntry, remote: RemoteModule, { configs }: GallerySources) {
  const addresses = configs.flatMap(({ name, addresses: own }) =>
    own.map((address) => ({ ...address, part: name })),
  );
  const match = matchAddress(addresses, new URL(entry.path ?? '/', window.location.origin).pathname);
  if (match?.address.part !== entry.part) throw new Error(`${entry.part} has no address ${entry.path}`);
  document.documentElement.dataset.layout = match.address.layout ?? 'default';
  await remote.prepare(match.address.id);
  const props = { name: entry.part, domElement: appElement() };
  return { render: () => remote.mount(props), clear: () => remote.unmount(props) };
}

function appElement(): HTMLElement {
  const element = document.getElementById('app-gallery');
  if (!element) throw new Error('The page has no #app-gallery');
  return element;
}
