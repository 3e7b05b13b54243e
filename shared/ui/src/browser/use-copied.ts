import { useEffect, useState } from 'react';

/** How long a copy is told of, in milliseconds (guest specification, section 9). */
const TELLING_MS = 1500;

export interface Copied {
  /** True for a moment after something was copied. */
  isCopied: boolean;
  /** Puts a text on the clipboard. Rejects where the browser refuses: then let the reader copy by hand. */
  copy(text: string): Promise<void>;
}

/** The clipboard, with a sign that something has just been put there. */
export function useCopied(): Copied {
  const [copies, setCopies] = useState(0);
  const [told, setTold] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setTold(copies), TELLING_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  return {
    isCopied: copies > told,
    async copy(text) {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    },
  };
}
