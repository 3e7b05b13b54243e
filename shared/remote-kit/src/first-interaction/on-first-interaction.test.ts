import { onFirstInteraction } from './on-first-interaction';

function show(sign: string): void {
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
}

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])('a %s is a sign of life', (sign) => {
  const tell = jest.fn();
  const stop = onFirstInteraction(document, tell);
  show('scroll');
  expect(tell).not.toHaveBeenCalled();
  show(sign);
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
});

test('a pointer on its way over the page tells once; a key after it tells again', () => {
  const tell = jest.fn();
  const stop = onFirstInteraction(document, tell);
  show('pointerover');
  show('pointerover');
  expect(tell).toHaveBeenCalledTimes(1);
  show('keydown');
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
});

test('who has heard the first sign hears of no other', () => {
  const tell = jest.fn(() => stop());
  const stop = onFirstInteraction(document, tell);
  show('pointerover');
  show('keydown');
  expect(tell).toHaveBeenCalledTimes(1);
});
