import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { Icon } from '@campavia/ui';

import type { MenuDeed, MenuEntry, MenuGroup } from '../entries/menu-entry';

import { Group, Line } from './menu.styles';

export interface EntryListProps {
  /** Read aloud. */
  label: string;
  groups: readonly MenuGroup[];
  deeds?: Partial<Record<MenuDeed, () => void>>;
  onClose: () => void;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const linesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a, button')];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = linesOf(event.currentTarget);
  event.preventDefault();
  lines[step(lines.indexOf(document.activeElement as HTMLElement), lines.length - 1)]?.focus();
}

/** The lines of a menu. Tab goes through them as through any links; arrows, Home and End are quicker. */
export function EntryList({ label, groups, deeds = {}, onClose }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) linesOf(list.current)[0]?.focus();
  }, []);
  return (
    <nav aria-label={label}>
      <div ref={list} role="presentation" onKeyDown={moveFocus}>
        {groups.map(({ id, entries }) => (
          <Group key={id}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryLine entry={entry} perform={entry.deed && deeds[entry.deed]} onClose={onClose} />
              </li>
            ))}
          </Group>
        ))}
      </div>
    </nav>
  );
}

interface EntryLineProps {
  entry: MenuEntry;
  perform: (() => void) | undefined;
  onClose: () => void;
}

function EntryLine({ entry: { icon, label, values, href }, perform, onClose }: EntryLineProps) {
  const { formatMessage } = useIntl();

  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onClose();
    if (!perform) return;
    event.preventDefault();
    perform();
  }

  return (
    <Line
      as={href === undefined ? 'button' : 'a'}
      href={href}
      type={href === undefined ? 'button' : undefined}
      onClick={choose}
    >
      <Icon of={icon} />
      {formatMessage(label, values)}
    </Line>
  );
}
