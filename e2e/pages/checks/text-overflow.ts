import { type Page } from '@playwright/test';

const LONGER_BY = 0.4;
/** Pixels by which letters of neighbouring lines may overlap. */
const TOUCH = 4;
const PLACES = 'main, [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * The functions that `installTextChecks` adds to the page: they run there, because every call from the test costs as
 * much as a check.
 */
export interface TextChecks {
  /** Words are lengthened once only; amounts and dates stay as they are. */
  lengthen: () => void;
  /** A line for each text that is cut off or overlaps another, and for a page wider than its window. */
  findOverflow: () => string[];
}

export async function installTextChecks(page: Page): Promise<void> {
  await page.evaluate(defineTextChecks, { by: LONGER_BY, touch: TOUCH, places: PLACES });
}

// Sent to the page as source text: it may use nothing outside of itself.
function defineTextChecks({ by, touch, places }: { by: number; touch: number; places: string }): void {
  const known = new WeakSet<Node>();
  const longer = (text: string) => text + text.slice(0, Math.ceil(text.length * by)).toLowerCase();

  function lengthen(): void {
    for (const place of document.querySelectorAll(places)) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (known.has(node)) continue;
        known.add(node);
        node.data = node.data.replace(/(?<![\p{L}\d@.-])\p{L}{2,}(?![\p{L}\d@.-]*[@\d])/gu, longer);
      }
    }
  }

  function findOverflow(): string[] {
    interface Line {
      text: string;
      owner: Element;
      box: DOMRect;
      layer: Element | null;
    }
    // Caches results, because texts share ancestors.
    const once = <Value>(compute: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element): Value => {
        if (!known.has(element)) known.set(element, compute(element));
        return known.get(element) as Value;
      };
    };
    const styleOf = once((element) => {
      const { clipPath, position, textOverflow, overflowX, overflowY, display, fontSize } =
        getComputedStyle(element);
      return { clipPath, position, textOverflow, overflowX, overflowY, display, fontSize };
    });
    const boxOf = once((element) => element.getBoundingClientRect());
    const ancestorsOf: (element: Element) => Element[] = once((element) =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element],
    );
    const isUncovered = once((element) => element.clientWidth !== 1 && styleOf(element).clipPath === 'none');
    const isSeen = once(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        ancestorsOf(element).every(isUncovered),
    );
    const layerOf = once(
      (element) =>
        ancestorsOf(element).find((each) => /fixed|sticky|absolute/.test(styleOf(each).position)) ?? null,
    );
    // What ends in an ellipsis is shortened on purpose, and what is scrolled out of sight can be scrolled back.
    const shownPart = (box: DOMRect, owner: Element) => {
      let { left, right, top, bottom } = box;
      for (const each of ancestorsOf(owner)) {
        const { textOverflow, overflowX, overflowY } = styleOf(each);
        const around = boxOf(each);
        if (isScroller(overflowX) || (textOverflow === 'ellipsis' && overflowX === 'hidden')) {
          left = Math.max(left, around.left);
          right = Math.min(right, around.right);
        }
        if (isScroller(overflowY)) {
          top = Math.max(top, around.top);
          bottom = Math.min(bottom, around.bottom);
        }
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    // Letters are about one em tall; the box that the browser reports is as tall as the font's own leading.
    const lettersIn = (box: DOMRect, size: number) => {
      const leading = Math.max(0, (box.height - size) / 2);
      return new DOMRect(box.left, box.top + leading, box.width, box.height - 2 * leading);
    };
    const linesOf = (node: Text): Line[] => {
      const owner = node.parentElement!;
      if (!node.data.trim() || owner.closest('option') || !isSeen(owner)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(styleOf(owner).fontSize);
      const boxes = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map((box) => lettersIn(box, size));
      const shown = boxes
        .map((box) => shownPart(box, owner))
        .filter(({ width, height }) => width > 1 && height > 1);
      return shown.map((box) => ({ text: node.data.trim(), owner, box, layer: layerOf(owner) }));
    };
    const lines: Line[] = [];
    const all = [...document.querySelectorAll(places)];
    for (const place of all.filter((each) => !each.parentElement?.closest(places))) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text));
    }
    const leaves = ({ box }: Line, around: Element) => {
      const { left, right, top, bottom } = boxOf(around);
      const [sideways, upright] = [
        Math.max(left - box.left, box.right - right),
        Math.max(top - box.top, box.bottom - bottom),
      ];
      return { sideways: sideways > 1, upright: upright > touch };
    };
    const isCut = (line: Line) =>
      ancestorsOf(line.owner).some((each) => {
        const { overflowX, overflowY, display } = styleOf(each);
        if (display.startsWith('inline') && display === 'inline') return false;
        const out = leaves(line, each);
        const isBounded = each.matches('button, a, label, [data-badge]') || each === line.owner;
        return (
          (out.sideways && (isBounded || /hidden|clip/.test(overflowX))) ||
          (out.upright && /hidden|clip/.test(overflowY))
        );
      });
    const lieOnOneAnother = (a: Line, b: Line) =>
      a.owner !== b.owner &&
      a.layer === b.layer &&
      Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
      Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > touch;
    const cut = lines.filter(isCut).map(({ text }) => `cut off: ${text}`);
    const lying = lines.flatMap((a, index) =>
      lines
        .slice(index + 1)
        .filter((b) => lieOnOneAnother(a, b))
        .map((b) => `${a.text} lies on ${b.text}`),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const wider = scrollWidth - clientWidth;
    const page = wider > 0 ? [`the page is ${wider} px wider than its window`] : [];
    return [...new Set([...cut, ...lying, ...page])];
  }

  const checks: TextChecks = { lengthen, findOverflow };
  Object.assign(window, { textChecks: checks });
}
