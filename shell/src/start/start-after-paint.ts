// The function below is inlined into the document as text: it may use only browser APIs.

/** Loads the scripts of `<template id="scripts">` once the largest picture is painted, at an interaction, or after a second. */
export function startAfterPaint(window: Window): void {
  const { document } = window;
  const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const once = { capture: true, passive: true };

  function start(): void {
    for (const type of interactions) document.removeEventListener(type, start, once);
    const template = document.querySelector<HTMLTemplateElement>('template#scripts');
    if (!template) return;
    template.replaceWith(template.content);
    // The browser's first use of Intl takes long: meanwhile the scripts arrive.
    window.setTimeout(() => Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang));
  }

  // The frame that is asked for is painted before the next task.
  const startPainted = () => window.requestAnimationFrame(() => window.setTimeout(start));

  document.addEventListener('DOMContentLoaded', () => {
    const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    (picture ? picture.decode() : Promise.resolve()).then(startPainted, startPainted);
    // A page in the background is not painted; the picture may never arrive.
    window.setTimeout(start, 1000);
    for (const type of interactions) document.addEventListener(type, start, once);
  });
}
