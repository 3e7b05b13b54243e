import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { Icon } from '@campavia/ui';

import type { MenuAction, MenuEntry, MenuGroup } from '../entries/menu-entry';

import { Group, Line } from './menu.styles';

export interface EntryListProps {
  label: string;
  groups: readonly MenuGroup[];
  actions?: Partial<Record<MenuAction, () => void>>;
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

export function EntryList({ label, groups, actions = {}, onClose }: EntryListProps) {
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
                <EntryLine entry={entry} perform={entry.action && actions[entry.action]} onClose={onClose} />
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
