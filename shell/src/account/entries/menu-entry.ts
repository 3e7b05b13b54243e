import type { MessageDescriptor } from 'react-intl';

import type { Me } from '@campavia/contracts';
import type { IconType } from '@campavia/ui';

import type { FrameTarget } from '../../layout/frame-link';
import type { LastViewed } from '../../layout/header/last-viewed';

/** What a line of a menu does where it is no mere link. */
export type MenuDeed = 'sign-in' | 'sign-up' | 'single-sign-on' | 'list-elsewhere' | 'sign-out';

/** One line of a menu: a link, a deed, or both: then the link is for a new tab. */
export interface MenuEntry {
  id: string;
  icon: IconType;
  label: MessageDescriptor;
  /** Of the label. */
  values?: Record<string, number>;
  href?: string;
  deed?: MenuDeed;
}

export interface MenuGroup {
  id: string;
  entries: MenuEntry[];
}

/** All that decides which entries somebody finds. */
export interface MenuReader {
  user?: Pick<Me, 'is_owner' | 'is_staff' | 'camper_count'>;
  /** From 1024 px on: what the header shows itself is not said again. */
  isWide: boolean;
  hasApps: boolean;
  hasSingleSignOn: boolean;
  /** False where the referential says that the site takes no campers. */
  canPublish: boolean;
  /** Path with prefix, and query, to come back to after signing in. */
  present: string;
  /** The query of the search page; undefined on every other page. */
  searchQuery?: string;
  /** What staff looked at last. */
  lastViewed?: LastViewed;
  /** Where a target leads in this composition; undefined when nowhere. */
  hrefOf(target: FrameTarget): string | undefined;
}

/** Where an entry leads for a reader; undefined hides it. */
export type Way = Pick<MenuEntry, 'href' | 'deed'> | undefined;

/** An entry before it is known who reads it. */
export interface EntryRow extends Omit<MenuEntry, 'values' | 'href' | 'deed'> {
  valuesFor?: (reader: MenuReader) => Record<string, number>;
  isFor?: (reader: MenuReader) => boolean;
  leadsTo: (reader: MenuReader) => Way;
}

/** Leads to the first of these that exists. */
export function to(...targets: FrameTarget[]): EntryRow['leadsTo'] {
  return ({ hrefOf }) => {
    const href = targets.map(hrefOf).find((found) => found !== undefined);
    return href === undefined ? undefined : { href };
  };
}

/** The entries of these rows that are for a reader and lead somewhere. */
export function entriesFor(rows: readonly EntryRow[], reader: MenuReader): MenuEntry[] {
  return rows.flatMap(({ isFor, leadsTo, valuesFor, ...entry }) => {
    const way = isFor?.(reader) === false ? undefined : leadsTo(reader);
    return way ? [{ ...entry, ...(valuesFor && { values: valuesFor(reader) }), ...way }] : [];
  });
}
