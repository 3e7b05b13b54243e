/** What was left behind at one entry of the history. */
export interface LeftPlace {
  /** Vertical scroll in CSS pixels. */
  scroll: number;
  /** The element that had focus, as {@link describeElement} names it. */
  focus?: ElementName;
}

/** Names an element so that it can be found again on a page drawn anew. */
export interface ElementName {
  selector: string;
  /** Among equals, in document order. */
  index: number;
}

const STORAGE_KEY = 'campavia.places';
const KEPT = 50;

/** Remembers the places left, by key of the history entry, for as long as the tab lives. */
export interface PlaceMemory {
  recall(key: string): LeftPlace | undefined;
  keepScroll(key: string, scroll: number): void;
  keepFocus(key: string, focus: ElementName | undefined): void;
  /** Writes everything down before the page goes. */
  save(): void;
}

/** Makes the memory over a tab's storage; without storage it lasts as long as the page. */
export function createPlaceMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): PlaceMemory {
  const places = new Map<string, LeftPlace>(readPlaces(storage));

  function keep(key: string, left: Partial<LeftPlace>): void {
    const before = places.get(key) ?? { scroll: 0 };
    places.delete(key);
    places.set(key, { ...before, ...left });
    const [oldest] = places.keys();
    if (places.size > KEPT && oldest !== undefined) places.delete(oldest);
  }

  return {
    recall: (key) => places.get(key),
    keepScroll: (key, scroll) => keep(key, { scroll }),
    keepFocus: (key, focus) => keep(key, { focus }),
    save() {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...places]));
      } catch {
        // A full or forbidden storage costs a scroll position, nothing else.
      }
    },
  };
}

function readPlaces(storage: Pick<Storage, 'getItem'> | undefined): [string, LeftPlace][] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const FOCUSABLE_BY_ID = ':is(a, button, input, select, textarea, summary, [tabindex])[id]';

/** Names a link by its target or a control by its id; undefined for what cannot be found again. */
export function describeElement(element: Element): ElementName | undefined {
  const named = element.closest('a[href]') ?? element.closest(FOCUSABLE_BY_ID);
  if (!named || named.id === 'main') return undefined;
  const href = named.getAttribute('href');
  const selector = href === null ? `[id=${quote(named.id)}]` : `a[href=${quote(href)}]`;
  const equals = [...element.ownerDocument.querySelectorAll(selector)];
  return { selector, index: equals.indexOf(named) };
}

/** Finds a named element on the present page. */
export function findElement(document: Document, { selector, index }: ElementName): HTMLElement | undefined {
  const equals = document.querySelectorAll<HTMLElement>(selector);
  return equals[index] ?? equals[0];
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
