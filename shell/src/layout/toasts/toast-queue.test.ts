import { createToastQueue, TOAST_MS } from './toast-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function titlesOf(queue: ReturnType<typeof createToastQueue>): string[] {
  return queue.current().map(({ title }) => title);
}

describe('toasts', () => {
  it('disappear one at a time, four seconds after the last interaction', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'good', title: 'one' });
    jest.advanceTimersByTime(TOAST_MS - 1);
    queue.add({ tone: 'good', title: 'two' });
    jest.advanceTimersByTime(TOAST_MS - 1);
    expect(titlesOf(queue)).toEqual(['one', 'two']);
    jest.advanceTimersByTime(1);
    expect(titlesOf(queue)).toEqual(['two']);
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual([]);
  });

  it('disappear in order, whether success or failure', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    queue.add({ tone: 'good', title: 'Saved' });
    queue.add({ tone: 'stop', title: 'Could not send it' });
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual(['Saved', 'Could not send it']);
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual(['Could not send it']);
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual([]);
  });

  it.each(['pointer', 'focus', 'hidden'] as const)('stay while the reader holds them: %s', (reason) => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    jest.advanceTimersByTime(TOAST_MS - 1);
    queue.hold(reason);
    jest.advanceTimersByTime(10 * TOAST_MS);
    queue.add({ tone: 'good', title: 'Sent' });
    jest.advanceTimersByTime(10 * TOAST_MS);
    expect(titlesOf(queue)).toEqual(['Could not save it', 'Sent']);
    queue.release(reason);
    jest.advanceTimersByTime(TOAST_MS - 1);
    expect(titlesOf(queue)).toEqual(['Could not save it', 'Sent']);
    jest.advanceTimersByTime(TOAST_MS + 1);
    expect(titlesOf(queue)).toEqual([]);
  });

  it('stay until the last hold ends: the pointer leaves, the focus is still inside', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'good', title: 'Saved' });
    queue.hold('pointer');
    queue.hold('focus');
    queue.release('pointer');
    jest.advanceTimersByTime(10 * TOAST_MS);
    expect(titlesOf(queue)).toEqual(['Saved']);
    queue.release('focus');
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual([]);
  });

  it('show the same message once, and restart its timer', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    queue.add({ tone: 'good', title: 'Sent' });
    queue.add({ tone: 'stop', title: 'Could not save it' });
    expect(titlesOf(queue)).toEqual(['Sent', 'Could not save it']);
  });

  it('keep disappearing after the reader has closed the one under the pointer', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    queue.add({ tone: 'good', title: 'Saved' });
    queue.hold('pointer');
    queue.close(queue.current()[0]?.id ?? 0);
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual([]);
  });
});
