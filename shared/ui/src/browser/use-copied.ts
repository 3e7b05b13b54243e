import { useEffect, useState } from 'react';

/** How long `isCopied` stays true, in milliseconds. */
const SHOWN_MS = 1500;

export interface Copied {
  /** True for a moment after a text was copied. */
  isCopied: boolean;
  /** Copies a text to the clipboard. Rejects if the browser denies it; show the text for copying by hand then. */
  copy(text: string): Promise<void>;
}

/** Copies to the clipboard, with a short confirmation. */
export function useCopied(): Copied {
  const [copies, setCopies] = useState(0);
  const [expired, setExpired] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(copies), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  return {
    isCopied: copies > expired,
    async copy(text) {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    },
  };
}
