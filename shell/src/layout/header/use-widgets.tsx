import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

import { useLocation, useSite } from '@campavia/remote-kit';

import type { LoadWidgets, WidgetName, Widgets } from './widgets';

export interface HeaderWidgets {
  /** What the button that opens a widget needs. */
  buttonFor(name: WidgetName): object;
  /** The widget that is open. */
  opened: ReactNode;
}

/** Native buttons at first; what they open is fetched with the first sign of interest in one. */
export function useWidgets(load: LoadWidgets): HeaderWidgets {
  const site = useSite();
  const { pathname, search } = useLocation();
  const [loaded, setLoaded] = useState<Widgets>();
  const [opened, setOpened] = useState<{ name: WidgetName; trigger: HTMLElement }>();
  const close = () => setOpened(undefined);
  useEffect(close, [pathname, search]);

  function open(name: WidgetName, trigger: HTMLElement): void {
    setOpened({ name, trigger });
    // A bundle that does not come is nobody's here: the shell reloads the page for it.
    void load(site).then(setLoaded, (failure: Error) => {
      close();
      throw failure;
    });
  }

  function buttonFor(name: WidgetName): object {
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
      <loaded.Widget
        {...opened}
        words={loaded.words}
        onClose={close}
        onOpen={(name) => setOpened({ ...opened, name })}
      />
    ),
  };
}
