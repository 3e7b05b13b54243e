import type { Me } from '@campavia/contracts';

/** The states that every screen and slot has a story for, unless it says in `without` why it has none. */
export const REQUIRED_STATES = ['loading', 'empty', 'failed', 'filled'] as const;
export type RequiredState = (typeof REQUIRED_STATES)[number];

/** What the api answers to one call while a story is shown. */
export interface StoryAnswer {
  /** Method and path, `GET /3/products/{id}/`; what stands in braces matches one segment of any value. */
  call: string;
  status?: number;
  body?: unknown;
  /** The call is never answered: for screens that wait. */
  isPending?: boolean;
}

/** A file that is chosen: a drawn JPEG of so many pixels, or a PDF. */
export interface StoryFile {
  name: string;
  width?: number;
  height?: number;
}

/** One state of a screen or slot. */
export interface StateStory {
  /** Path and query without the prefix of the site, where it differs from that of the other states. */
  path?: string;
  /** Win over the answers of the other states. */
  answers?: readonly StoryAnswer[];
  /** Who is signed in; `null` for a visitor. */
  user?: Me | null;
  /** Pressed one after the other once the screen rests: ids of messages on buttons, links or tabs, or CSS selectors. */
  press?: readonly string[];
  /** Chosen in the first file field after that. */
  choose?: readonly StoryFile[];
  /** Why more of it may move than the budget allows, such as a failure in place of a tall skeleton: a sentence. */
  mayShift?: string;
  /** What the tab's session storage holds when the screen opens. */
  stored?: Readonly<Record<string, string>>;
  /** The page is opened without a connection, with answers that were kept at 09:05 UTC of the day, by SWR key. */
  kept?: Readonly<Record<string, unknown>>;
  /** What the shell has stored for the user, by name. */
  values?: Readonly<Record<string, unknown>>;
  /** What the link that led to the screen knew of it, a preview of `remote-kit` by the id of the address. */
  preview?: object;
  /** Props of the slot. */
  props?: object;
}

interface StoriesOfAScreen {
  /** Path and query without the prefix of the site. */
  path: string;
  user?: Me;
  answers?: readonly StoryAnswer[];
  /** As in a state, for all of them. */
  mayShift?: string;
  /** By state: one of `REQUIRED_STATES` or `dialog`, with what is special about it, `filled: refused by the bank`. */
  states: Readonly<Record<string, StateStory>>;
  /** Why a required state does not exist: a sentence. */
  without?: Readonly<Partial<Record<RequiredState, string>>>;
}

/** The states of a screen: what `npm run gallery` shows and `npm test` looks at. */
export interface ScreenStories extends StoriesOfAScreen {
  /** Id of the address in `remote.config.ts`. */
  address: string;
}

/** The states of a piece that is shown on another remote's page. */
export interface SlotStories extends StoriesOfAScreen {
  slot: string;
}

/** An address that shows nothing of its own. */
export interface RedirectStories {
  address: string;
  /** Where it leads: a sentence. */
  redirect: string;
}

export type Stories = ScreenStories | SlotStories | RedirectStories;

/** An answer with a body, 200 unless said otherwise. */
export function answers(call: string, body: unknown, status = 200): StoryAnswer {
  return { call, body, status };
}

/** The call is never answered. */
export function pending(call: string): StoryAnswer {
  return { call, isPending: true };
}

/** The call fails as the api fails: with a status and a code. */
export function fails(call: string, status = 500, code = 'server_error'): StoryAnswer {
  return { call, status, body: { code, detail: 'Something went wrong. Try again in a moment.' } };
}
