import { useEffect, useRef } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Listens to single keys, unless something is being typed or a dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      if (hasModifier || isTyping || event.defaultPrevented) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
