import { useCallback, useEffect, useRef, useState } from 'react';

import { usePlatform } from '@campavia/remote-kit';

type Texts = Readonly<Record<string, string>>;

export interface TypedTexts {
  /** By field; undefined while they are loading. */
  texts: Texts | undefined;
  /** Stores typed text, a moment after the last key press. */
  keep: (texts: Texts) => void;
  /** Deletes the stored texts once they have been sent. */
  forget: () => void;
}

const PAUSE_MS = 400;

/**
 * Texts that the user has typed and not sent, stored in the browser until they sign out. Does nothing without storage.
 * @param name identifies their subject, such as a trip
 */
export function useTypedTexts(name: string): TypedTexts {
  const { offline } = usePlatform();
  const [texts, setTexts] = useState<Texts>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const take = (found?: Texts) => {
      if (isCurrent) setTexts(found ?? {});
    };
    if (offline) void offline.load<Texts>(name).then(take, () => take());
    else take();
    return () => {
      isCurrent = false;
    };
  }, [name, offline]);

  const store = useCallback(
    (value: Texts | undefined) => {
      setTexts(value ?? {});
      // Without storage they are kept on the open page only.
      void offline?.save(name, value).catch(() => undefined);
    },
    [name, offline],
  );
  const keep = useCallback(
    (value: Texts) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => store(value), PAUSE_MS);
    },
    [store],
  );
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    store(undefined);
  }, [store]);
  return { texts, keep, forget };
}

/** The texts of the named fields of a form. */
export function textsOf(form: HTMLFormElement, fields: readonly string[]): Texts {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.flatMap((field) => (data.has(field) ? [[field, String(data.get(field))]] : [])),
  );
}

/** The initial value of a field: typed text, else the saved value. */
export function initialText({ texts }: TypedTexts, field: string, saved: string | null | undefined): string {
  return texts?.[field] ?? saved ?? '';
}
