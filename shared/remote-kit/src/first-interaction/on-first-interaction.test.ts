import { onFirstInteraction } from './on-first-interaction';

function show(sign: string): void {
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
}

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])('a %s is a sign of life', (sign) => {
  const listener = jest.fn();
  const stop = onFirstInteraction(document, listener);
  show('scroll');
  expect(listener).not.toHaveBeenCalled();
  show(sign);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('a moving pointer is reported once, a key after it once more', () => {
  const listener = jest.fn();
  const stop = onFirstInteraction(document, listener);
  show('pointerover');
  show('pointerover');
  expect(listener).toHaveBeenCalledTimes(1);
  show('keydown');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('the callback is called once', () => {
  const listener = jest.fn(() => stop());
  const stop = onFirstInteraction(document, listener);
  show('pointerover');
  show('keydown');
  expect(listener).toHaveBeenCalledTimes(1);
});
