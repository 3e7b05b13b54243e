import type { MessageDescriptor } from 'react-intl';

import type { Me } from '@campavia/contracts';
import type { IconType } from '@campavia/ui';

import type { LinkTarget } from '../../../layout/layout-link';
import type { LastViewed } from '../../../layout/header/last-viewed';

export type MenuAction = 'sign-in' | 'sign-up' | 'single-sign-on' | 'list-elsewhere' | 'sign-out';

export interface MenuEntry {
  id: string;
  icon: IconType;
  label: MessageDescriptor;
  values?: Record<string, number>;
  href?: string;
  action?: MenuAction;
}

export interface MenuGroup {
  id: string;
  entries: MenuEntry[];
}

export interface MenuReader {
  user?: Pick<Me, 'is_owner' | 'is_staff' | 'camper_count'>;
  /** From 1024 px on: what the header shows itself is not said again. */
  isWide: boolean;
  hasApps: boolean;
  hasSingleSignOn: boolean;
  canPublish: boolean;
  present: string;
  /** The query of the search page; undefined on every other page. */
  searchQuery?: string;
  lastViewed?: LastViewed;
  /** Where a target leads in this composition; undefined when nowhere. */
  hrefOf(target: LinkTarget): string | undefined;
}

/** Where an entry leads for a reader; undefined hides it. */
export type Way = Pick<MenuEntry, 'href' | 'action'> | undefined;

export interface EntryRow extends Omit<MenuEntry, 'values' | 'href' | 'action'> {
  valuesFor?: (reader: MenuReader) => Record<string, number>;
  isFor?: (reader: MenuReader) => boolean;
  leadsTo: (reader: MenuReader) => Way;
}

/** Leads to the first of these that exists. */
export function to(...targets: LinkTarget[]): EntryRow['leadsTo'] {
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
