const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext'];

/** All texts of the page, including those for assistive technology only. */
export function readTexts(): string[] {
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    texts.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '').filter(Boolean));
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push((walker.currentNode as Text).data);
  return texts;
}
