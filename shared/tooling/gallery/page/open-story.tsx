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
import { createPressedSwitch } from './create-pressed-switch';
import { findToPress, isOptional, press } from './press';
import { chooseCatalogue } from './switch-language';
import { unpainted } from './unpainted';
import type { Activity } from './watch-activity';

/** The server's description of the story. */
export interface ShownEntry {
  id: string;
  part: string;
  file: string;
  kind: 'screen' | 'slot' | 'widget';
  state: string;
  /** Layout of its address, as the server writes it into a document. */
  layout: string;
  path?: string;
  slot?: SlotName;
  props?: object;
  user?: Me | null;
  stored: Record<string, string>;
  address?: string;
  /** Data that the link to the screen passed on. */
  preview?: object;
  /** Responses of an offline page, by SWR key. */
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

/** A story in the page. */
export interface OpenStory {
  renderIn(language: Language): Promise<void>;
  switchTo(language: Language): Promise<void>;
  /** Removes the story from the page, if it is still shown, so that another can follow. */
  close(): Promise<void>;
}

export interface StoryToOpen {
  entry: ShownEntry;
  /** Of the site. */
  locale: string;
  /** `yyyy-MM-dd` */
  today: string;
}

/** How long an element that a story clicks may be missing. */
const SHOWN_MS = 5000;

declare global {
  interface Window {
    /** Where the tests count layout shifts. */
    shiftOfLayout?: number;
    shiftedElements?: string[];
    /** Messages of every package by language, as JSON. */
    catalogues: Readonly<Record<Language, string>>;
  }
}

interface Rendering {
  render(): Promise<void>;
  clear(): Promise<void>;
}

/** Prefix of the path of a story's calls. */
export function apiPathOf({ id }: ShownEntry): string {
  return `/_gallery/answers/${encodeURIComponent(id)}`;
}

/** Shows a story in the page, in the language of its site. */
export async function openStory(
  story: StoryToOpen,
  sources: GallerySources,
  rest: Activity,
): Promise<OpenStory> {
  const { entry, locale } = story;
  const isPressed = entry.press.length + entry.choose.length > 0;
  await providePlatformOf(story, sources);
  const rendering = await renderingOf(entry, sources);
  let isRendered = false;

  async function show(catalogue: Messages): Promise<void> {
    chooseCatalogue(catalogue);
    fillStorage(entry);
    isRendered = true;
    await rendering.render();
    await rest.untilAtRest();
    if (!appElement().hasChildNodes()) throw new Error('The story shows nothing');
    const shift = window.shiftOfLayout;
    for (const name of entry.press) {
      await untilShown(name, catalogue, rest);
      press(name, catalogue);
      await rest.untilAtRest();
    }
    if (entry.choose.length > 0) {
      await chooseFiles(document, entry.choose);
      await rest.untilAtRest();
    }
    // The browser does not count layout shifts after user input, and a click by a script is not user input.
    if (isPressed) await shiftsReported();
    window.shiftOfLayout = shift;
  }

  async function close(): Promise<void> {
    if (isRendered) await rendering.clear();
    isRendered = false;
  }

  async function renderIn(language: Language): Promise<void> {
    await close();
    // A page is first shown from its top; a clicked element may have been far down.
    window.scrollTo(0, 0);
    await show(messagesIn(language));
  }

  function switchMessages(language: Language): Promise<void> {
    return unpainted(() => {
      chooseCatalogue(messagesIn(language));
      return rest.untilRendered();
    });
  }

  await show(messagesIn((siteOf(locale) as Site).language));
  return {
    renderIn,
    switchTo: isPressed ? createPressedSwitch({ renderIn, switchMessages }) : switchMessages,
    close,
  };
}

/** Waits for an element to press: content far down a page is loaded when it is scrolled into view. */
async function untilShown(name: string, catalogue: Messages, rest: Activity): Promise<void> {
  const isMissing = () => !findToPress(name, catalogue);
  if (isMissing()) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await rest.untilAtRest();
  }
  const deadline = performance.now() + SHOWN_MS;
  // A busy machine pauses between an answer and what the page shows of it.
  while (isMissing() && !isOptional(name) && performance.now() < deadline) await rest.untilAtRest();
}

/** The browser reports a layout shift after the frame that shows it. */
function shiftsReported(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settle)));
  });
}

/** The parts of the shell that the page has before a remote is shown. */
async function providePlatformOf({ entry, locale, today }: StoryToOpen, sources: GallerySources) {
  const site = siteOf(locale) as Site;
  const { kept, values, preview, path = '/' } = entry;
  // Nothing is rendered outside of the site's prefix.
  window.history.replaceState(null, '', `/${site.locale}${path}`);
  if (kept) Object.defineProperty(window.navigator, 'onLine', { get: () => false });
  await provideMockPlatform({
    site,
    configs: sources.configs,
    messages: {},
    apiPath: apiPathOf(entry),
    today,
    user: entry.user ?? undefined,
    kept,
    values,
    findSlot: slotFinder(sources),
  });
  if (preview) savePagePreview(entry.address as 'listing', path, preview as ListingPreview);
}

function fillStorage({ stored }: ShownEntry): void {
  window.sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) window.sessionStorage.setItem(key, value);
}

const parsed = new Map<Language, Messages>();

function messagesIn(language: Language): Messages {
  const messages = parsed.get(language) ?? (JSON.parse(window.catalogues[language]) as Messages);
  parsed.set(language, messages);
  return messages;
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

/** Widgets have the page's margins, as on screens. */
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
