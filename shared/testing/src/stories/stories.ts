import type { Me } from '@campavia/contracts';

/** The states that every screen and slot needs a story for, unless `without` gives a reason. */
export const REQUIRED_STATES = ['loading', 'empty', 'failed', 'filled'] as const;
export type RequiredState = (typeof REQUIRED_STATES)[number];

/** Answer of the api to a call while a story is shown. */
export interface StoryAnswer {
  /** Method and path, such as `GET /3/products/{id}/`; a part in braces matches any segment. */
  call: string;
  status?: number;
  body?: unknown;
  /** The call stays pending, for loading states. */
  isPending?: boolean;
}

/** A file to choose: a generated JPEG with these dimensions, or a PDF. */
export interface StoryFile {
  name: string;
  width?: number;
  height?: number;
}

/** One state of a screen or slot. */
export interface StateStory {
  /** Path and query without the site's prefix, if different from the other states. */
  path?: string;
  /** Override the answers of the other states. */
  answers?: readonly StoryAnswer[];
  /** The signed-in user; `null` for a visitor. */
  user?: Me | null;
  /**
   * Elements to press in order once the screen is stable: message ids of buttons, links or tabs, or CSS selectors. A
   * leading question mark makes it optional.
   */
  press?: readonly string[];
  /** Files to choose afterwards in the first file input. */
  choose?: readonly StoryFile[];
  /**
   * Why the layout may shift more than the budget allows, for example a failure replacing a tall skeleton: a sentence.
   */
  mayShift?: string;
  /** Initial content of the tab's session storage. */
  stored?: Readonly<Record<string, string>>;
  /** Opens the page offline, with answers stored at 09:05 UTC of the day, by SWR key. */
  kept?: Readonly<Record<string, unknown>>;
  /** Values stored by the shell for the user, by name. */
  values?: Readonly<Record<string, unknown>>;
  /** The preview stored by the link to the screen, see `PagePreviews` of `remote-kit`. */
  preview?: object;
  /** Props of the slot. */
  props?: object;
}

interface StoriesOfAScreen {
  /** Path and query without the site's prefix. */
  path: string;
  user?: Me;
  answers?: readonly StoryAnswer[];
  /** As in a state, for all states. */
  mayShift?: string;
  /** By state: one of `REQUIRED_STATES` or `dialog`, optionally with details, such as `filled: refused by the bank`. */
  states: Readonly<Record<string, StateStory>>;
  /** Why a required state does not exist: a sentence. */
  without?: Readonly<Partial<Record<RequiredState, string>>>;
}

/** The states of a screen, shown by `npm run gallery` and checked by `npm test`. */
export interface ScreenStories extends StoriesOfAScreen {
  /** Id of the address in `remote.config.ts`. */
  address: string;
}

/** The states of a slot component. */
export interface SlotStories extends StoriesOfAScreen {
  slot: string;
}

/** An address that only redirects. */
export interface RedirectStories {
  address: string;
  /** Where it redirects to: a sentence. */
  redirect: string;
}

export type Stories = ScreenStories | SlotStories | RedirectStories;

/** An answer with a body; status 200 by default. */
export function answers(call: string, body: unknown, status = 200): StoryAnswer {
  return { call, body, status };
}

/** A call that stays pending. */
export function pending(call: string): StoryAnswer {
  return { call, isPending: true };
}

/** A call that fails with a status and a code of the api. */
export function fails(call: string, status = 500, code = 'server_error'): StoryAnswer {
  return { call, status, body: { code, detail: 'Something went wrong. Try again in a moment.' } };
}

const HOUR_MS = 3_600_000;

/** A fixed moment for screens that show waiting times, by the clock of the browser. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}
