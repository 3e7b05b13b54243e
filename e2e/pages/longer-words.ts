import { expect, type Page } from '@playwright/test';

import { sidewaysScroll } from './steadiness';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const LONGER_BY = 0.4;
/** Pixels. Letters of neighbouring lines may touch. */
const TOUCH = 4;

/** There is room for words that are longer by two fifths: none is cut off, leaves its box or lies on another. */
export async function expectRoomForLongerWords(page: Page, place: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await lengthenWords(page);
    expect(await misfits(page), `${place}, ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page), `${place}, ${size.width} pixels`).toBeLessThanOrEqual(0);
  }
}

/** Makes every word of the page longer that was not made so before; amounts and days stay as they are. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate((by) => {
    const kept = window as unknown as { lengthened?: WeakSet<Node> };
    const known = (kept.lengthened ??= new WeakSet());
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * by)).toLowerCase();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (known.has(node)) continue;
      known.add(node);
      node.data = node.data.replace(/(?<![\p{L}\d@.-])\p{L}{2,}(?![\p{L}\d@.-]*[@\d])/gu, longer);
    }
  }, LONGER_BY);
}

/** Texts that are cut off by a box around them, stand out of their own, or lie on another text. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    interface Line {
      text: string;
      owner: Element;
      box: DOMRect;
      layer: Element | null;
    }
    const styleOf = (element: Element) => getComputedStyle(element);
    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestorsOf(element).every((each) => each.clientWidth !== 1 && styleOf(each).clipPath === 'none');
    const layerOf = (element: Element) =>
      ancestorsOf(element).find((each) => /fixed|sticky|absolute/.test(styleOf(each).position)) ?? null;
    const linesOf = (node: Text): Line[] => {
      const owner = node.parentElement!;
      if (!node.data.trim() || owner.closest('option') || !isSeen(owner)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      return boxes.map((box) => ({ text: node.data.trim(), owner, box, layer: layerOf(owner) }));
    };
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text));
    const leaves = ({ box }: Line, around: Element) => {
      const { left, right, top, bottom } = around.getBoundingClientRect();
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
    return [...new Set([...cut, ...lying])];
  }, TOUCH);
}
