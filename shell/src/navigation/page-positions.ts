export interface PagePosition {
  scroll: number;
  focus?: ElementName;
}

export interface ElementName {
  selector: string;
  index: number;
}

const STORAGE_KEY = 'campavia.places';
const MAX_POSITIONS = 50;

export interface PagePositions {
  recall(key: string): PagePosition | undefined;
  keepScroll(key: string, scroll: number): void;
  keepFocus(key: string, focus: ElementName | undefined): void;
  save(): void;
}

/** Without storage, positions last as long as the document. */
export function createPagePositions(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): PagePositions {
  const places = new Map<string, PagePosition>(readPlaces(storage));

  function store(key: string, left: Partial<PagePosition>): void {
    const before = places.get(key) ?? { scroll: 0 };
    places.delete(key);
    places.set(key, { ...before, ...left });
    const [oldest] = places.keys();
    if (places.size > MAX_POSITIONS && oldest !== undefined) places.delete(oldest);
  }

  return {
    recall: (key) => places.get(key),
    keepScroll: (key, scroll) => store(key, { scroll }),
    keepFocus: (key, focus) => store(key, { focus }),
    save() {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...places]));
      } catch {
        // Full or blocked storage costs only a scroll position.
      }
    },
  };
}

function readPlaces(storage: Pick<Storage, 'getItem'> | undefined): [string, PagePosition][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const FOCUSABLE_BY_ID = ':is(a, button, input, select, textarea, summary, [tabindex])[id]';

/** Undefined for elements that cannot be found again. */
export function describeElement(element: Element): ElementName | undefined {
  const named = element.closest('a[href]') ?? element.closest(FOCUSABLE_BY_ID);
  if (!named || named.id === 'main') return undefined;
  const href = named.getAttribute('href');
  const selector = href === null ? `[id=${quote(named.id)}]` : `a[href=${quote(href)}]`;
  const equals = [...element.ownerDocument.querySelectorAll(selector)];
  return { selector, index: equals.indexOf(named) };
}

export function findElement(document: Document, { selector, index }: ElementName): HTMLElement | undefined {
  const equals = document.querySelectorAll<HTMLElement>(selector);
  return equals[index] ?? equals[0];
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
