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
  it('leave one at a time, four seconds after the last touch', () => {
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

  it('stay when they say that something failed, until the reader closes them', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    queue.add({ tone: 'good', title: 'Saved' });
    jest.advanceTimersByTime(10 * TOAST_MS);
    expect(titlesOf(queue)).toEqual(['Could not save it']);
    queue.close(queue.current()[0]?.id ?? 0);
    expect(titlesOf(queue)).toEqual([]);
  });

  it('wait while the reader is at them', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'good', title: 'Saved' });
    queue.hold();
    jest.advanceTimersByTime(10 * TOAST_MS);
    queue.add({ tone: 'good', title: 'Sent' });
    jest.advanceTimersByTime(10 * TOAST_MS);
    expect(titlesOf(queue)).toEqual(['Saved', 'Sent']);
    queue.release();
    jest.advanceTimersByTime(2 * TOAST_MS);
    expect(titlesOf(queue)).toEqual([]);
  });

  it('say the same thing once, and say it anew', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    queue.add({ tone: 'good', title: 'Sent' });
    queue.add({ tone: 'stop', title: 'Could not save it' });
    expect(titlesOf(queue)).toEqual(['Sent', 'Could not save it']);
  });

  it('go on leaving after the reader has closed the one under the pointer', () => {
    const queue = createToastQueue();
    queue.add({ tone: 'stop', title: 'Could not save it' });
    queue.add({ tone: 'good', title: 'Saved' });
    queue.hold();
    queue.close(queue.current()[0]?.id ?? 0);
    jest.advanceTimersByTime(TOAST_MS);
    expect(titlesOf(queue)).toEqual([]);
  });
});
