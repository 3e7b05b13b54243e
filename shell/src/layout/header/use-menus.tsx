import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

import { useLocation, useSite } from '@campavia/remote-kit';

import type { LoadMenus, MenuName, Menus } from './menus';

export interface HeaderMenus {
  buttonFor(name: MenuName): object;
  opened: ReactNode;
}

/** Until the first interaction, the header has plain buttons without the code of the menus. */
export function useMenus(load: LoadMenus): HeaderMenus {
  const site = useSite();
  const { pathname, search } = useLocation();
  const [loaded, setLoaded] = useState<Menus>();
  const [opened, setOpened] = useState<{ name: MenuName; trigger: HTMLElement }>();
  const close = () => setOpened(undefined);
  useEffect(close, [pathname, search]);

  function open(name: MenuName, trigger: HTMLElement): void {
    setOpened({ name, trigger });
    // A missing bundle is handled by the shell, which reloads the page.
    void load(site).then(setLoaded, (failure: Error) => {
      close();
      throw failure;
    });
  }

  function buttonFor(name: MenuName): object {
    const isOpen = opened?.name === name;
    const prefetch = () => void load(site).catch(() => undefined);
    return {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => (isOpen ? close() : open(name, currentTarget)),
    };
  }

  return {
    buttonFor,
    opened: opened && loaded && (
      <loaded.Menu
        {...opened}
        messages={loaded.messages}
        onClose={close}
        onOpen={(name) => setOpened({ ...opened, name })}
      />
    ),
  };
}
