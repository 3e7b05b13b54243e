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
  /** From 1024 px; entries that the header shows are hidden then. */
  isWide: boolean;
  hasApps: boolean;
  hasSingleSignOn: boolean;
  canPublish: boolean;
  present: string;
  searchQuery?: string;
  lastViewed?: LastViewed;
  hrefOf(target: LinkTarget): string | undefined;
}

/** Undefined hides the entry. */
export type MenuTarget = Pick<MenuEntry, 'href' | 'action'> | undefined;

export interface EntryRow extends Omit<MenuEntry, 'values' | 'href' | 'action'> {
  valuesFor?: (reader: MenuReader) => Record<string, number>;
  isFor?: (reader: MenuReader) => boolean;
  target: (reader: MenuReader) => MenuTarget;
}

export function to(...targets: LinkTarget[]): EntryRow['target'] {
  return ({ hrefOf }) => {
    const href = targets.map(hrefOf).find((found) => found !== undefined);
    return href === undefined ? undefined : { href };
  };
}

export function entriesFor(rows: readonly EntryRow[], reader: MenuReader): MenuEntry[] {
  return rows.flatMap(({ isFor, target, valuesFor, ...entry }) => {
    const link = isFor?.(reader) === false ? undefined : target(reader);
    return link ? [{ ...entry, ...(valuesFor && { values: valuesFor(reader) }), ...link }] : [];
  });
}
