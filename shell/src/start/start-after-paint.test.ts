import { startAfterPaint } from './start-after-paint';

let pictureShown: { resolve(): void; reject(): void };

function open({ hasPicture = true } = {}): void {
  document.documentElement.lang = 'fr-FR';
  const picture = hasPicture ? '<img fetchpriority="high" alt="">' : '';
  document.body.innerHTML = `<main>${picture}<a href="/help">Help</a></main><template id="scripts"><i data-script></i></template>`;
  const shown = new Promise<void>((resolve, reject) => (pictureShown = { resolve, reject }));
  Object.assign(document.querySelector('img') ?? {}, { decode: () => shown });
  startAfterPaint(window);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const scripts = () => document.querySelectorAll('[data-script]').length;
const settle = () => jest.advanceTimersByTimeAsync(50);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['resolve', 'reject'] as const)('scripts wait for the largest picture (%s)', async (outcome) => {
  open();
  await settle();
  expect(scripts()).toBe(0);
  pictureShown[outcome]();
  await settle();
  expect(scripts()).toBe(1);
});

test('scripts of a page without a large picture are loaded after its first frame', async () => {
  open({ hasPicture: false });
  expect(scripts()).toBe(0);
  await settle();
  expect(scripts()).toBe(1);
});

test('scripts are loaded after a second, and once', async () => {
  open();
  await jest.advanceTimersByTimeAsync(1000);
  pictureShown.resolve();
  await settle();
  expect(scripts()).toBe(1);
});

test.each(['pointermove', 'scroll', 'keydown', 'focusin'])('%s loads the scripts at once', (type) => {
  open();
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(scripts()).toBe(1);
});
