import { useEffect, useEffectEvent, useState } from 'react';

export interface LeaveGuard {
  /** Whether the confirmation is shown: a link was clicked while there are unsaved changes. */
  isAsking: boolean;
  stay: () => void;
  /** Follows the link and discards typed values. */
  leave: () => void;
}

/** What lets go of the page, for each of its guards: one of them asks for all. */
const holding = new Set<() => void>();

/**
 * While `isDirty`, links of this page need a confirmation; closing the tab makes the browser ask. `onLeave` is called
 * once leaving is confirmed, here or by another guard of the page.
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): LeaveGuard {
  const [pressed, setPressed] = useState<HTMLAnchorElement>();
  const [isAgreed, setAgreed] = useState(false);
  const isHolding = isDirty && !isAgreed;
  const agree = useEffectEvent(() => {
    onLeave?.();
    setAgreed(true);
  });

  useEffect(() => {
    if (!isHolding) return undefined;
    const letGo = () => agree();
    holding.add(letGo);
    const holdBack = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setPressed(link);
    };
    const askOfBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', holdBack, { capture: true });
    window.addEventListener('beforeunload', askOfBrowser);
    return () => {
      holding.delete(letGo);
      document.removeEventListener('click', holdBack, { capture: true });
      window.removeEventListener('beforeunload', askOfBrowser);
    };
  }, [isHolding]);

  // Clicked again without the guard, the link does whatever it does on a click.
  useEffect(() => {
    if (isAgreed) pressed?.click();
  }, [isAgreed, pressed]);

  return {
    isAsking: pressed !== undefined && !isAgreed,
    stay: () => setPressed(undefined),
    leave: () => {
      for (const letGo of holding) letGo();
      // Its changes may have been saved meanwhile.
      setAgreed(true);
    },
  };
}

/** The link by which a plain click leaves this page in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPlainClick(event) || opensElsewhere(link)) return undefined;
  return isOfThisPage(link) ? undefined : link;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function opensElsewhere(link: HTMLAnchorElement): boolean {
  return link.target === '_blank' || link.hasAttribute('download');
}

function isOfThisPage({ href }: HTMLAnchorElement): boolean {
  const withoutHash = (url: string) => url.replace(/#.*$/, '');
  return withoutHash(href) === withoutHash(window.location.href);
}
