import { onFirstInteraction } from './on-first-interaction';

function show(sign: string): void {
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
}

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])('a %s is an interaction', (sign) => {
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

test('a page that appears under a resting mouse is no interaction; a moving mouse is one', () => {
  const listener = jest.fn();
  const stop = onFirstInteraction(document, listener);
  const move = (movementX: number) => {
    const event = new Event('pointerover', { bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { pointerType: 'mouse', movementX, movementY: 0 }));
  };
  move(0);
  expect(listener).not.toHaveBeenCalled();
  move(3);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
