import { Check } from 'lucide-react';
import {
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

import { Icon, type IconType } from '../core';
import { MenuLine, MenuList, Sheet } from './overlays.styles';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconType;
  /** Makes the item a link. */
  href?: string;
  /** For menus to choose one item of several: whether this is the chosen one. */
  isChosen?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: string;
  onSelect?: () => void;
}

export interface MenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  items: readonly MenuItem[];
  /** The link component of the router; receives `href`. */
  linkAs?: ElementType;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

const linesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

function targetOf(key: string, at: number, lines: HTMLElement[]): HTMLElement | undefined {
  const last = lines.length - 1;
  if (key === 'ArrowDown') return lines[at >= last ? 0 : at + 1];
  if (key === 'ArrowUp') return lines[at <= 0 ? last : at - 1];
  if (key === 'Home') return lines[0];
  if (key === 'End') return lines[last];
  if (key.length !== 1 || key === ' ') return undefined;
  const order = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return order.find((line) =>
    line.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = linesOf(event.currentTarget);
  const target = targetOf(event.key, lines.indexOf(document.activeElement as HTMLElement), lines);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A menu of actions, links or options under a button. Arrow keys, Home, End and first letters move the focus. */
export function Menu({ triggerRef, isOpen, onClose, label, items, linkAs, placement }: MenuProps) {
  return (
    <Sheet
      as={AriaPopover}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open: boolean) => !open && onClose()}
      placement={placement ?? 'bottom end'}
      offset={8}
    >
      <Lines label={label} items={items} linkAs={linkAs} onClose={onClose} />
    </Sheet>
  );
}

function Lines({ label, items, linkAs, onClose }: Pick<MenuProps, 'label' | 'items' | 'linkAs' | 'onClose'>) {
  const list = useRef<HTMLUListElement>(null);
  const [start] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ isChosen }) => isChosen),
    ),
  );
  useEffect(() => {
    if (list.current) linesOf(list.current)[start]?.focus();
  }, [start]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    event.key === 'Tab' ? onClose() : moveFocus(event);
  return (
    <MenuList ref={list} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <li key={item.id} role="none">
          <MenuLine
            as={item.href ? (linkAs ?? 'a') : 'button'}
            {...(item.href ? { href: item.href } : { type: 'button' })}
            role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.isChosen}
            tabIndex={index === start ? 0 : -1}
            lang={item.lang}
            onClick={() => {
              onClose();
              item.onSelect?.();
            }}
          >
            {item.icon && <Icon of={item.icon} />}
            {item.label}
            {item.isChosen && <Icon of={Check} />}
          </MenuLine>
        </li>
      ))}
    </MenuList>
  );
}
