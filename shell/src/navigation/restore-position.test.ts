import { restoreScroll } from './restore-position';

let height: number;
let frame: FrameRequestCallback | undefined;

function renderFrames(count: number): void {
  for (let rendered = 0; rendered < count && frame; rendered += 1) {
    const next = frame;
    frame = undefined;
    next(0);
  }
}

beforeEach(() => {
  height = 300;
  frame = undefined;
  document.body.innerHTML = '<main id="main"><ul aria-busy="true"></ul></main>';
  window.requestAnimationFrame = (callback) => {
    frame = callback;
    return 1;
  };
  window.scrollTo = ((_: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(top, height), configurable: true });
  }) as typeof window.scrollTo;
});

function finishLoading(): void {
  document.querySelector('ul')?.removeAttribute('aria-busy');
  height = 2000;
}

test('a list that takes seconds to load is scrolled to where the reader left it', () => {
  restoreScroll(window, { scroll: 1200 });
  renderFrames(300);
  expect(window.scrollY).toBe(300);
  finishLoading();
  renderFrames(1);
  expect(window.scrollY).toBe(1200);
  expect(frame).toBeUndefined();
});

test('a page that is left is scrolled no more', () => {
  const stop = restoreScroll(window, { scroll: 1200 });
  stop();
  finishLoading();
  renderFrames(10);
  expect(window.scrollY).toBe(300);
});

test('a page that has become shorter is not held at its end', () => {
  document.querySelector('ul')?.removeAttribute('aria-busy');
  restoreScroll(window, { scroll: 1200 });
  renderFrames(100);
  expect(frame).toBeUndefined();
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('a reader’s own %s ends it', (act) => {
  restoreScroll(window, { scroll: 1200 });
  window.dispatchEvent(new Event(act));
  finishLoading();
  renderFrames(10);
  expect(window.scrollY).toBe(300);
});
