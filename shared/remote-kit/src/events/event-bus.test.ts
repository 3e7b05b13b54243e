import { createEventBus } from './event-bus';

describe('the event bus', () => {
  it('brings an event to everybody who hears it', () => {
    const bus = createEventBus();
    const [one, other] = [jest.fn(), jest.fn()];
    bus.hear('toast.shown', one);
    bus.hear('toast.shown', other);
    bus.send('toast.shown', { tone: 'good', title: 'Saved' });
    expect(one).toHaveBeenCalledWith({ tone: 'good', title: 'Saved' });
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('leaves alone who has stopped listening', () => {
    const bus = createEventBus();
    const listener = jest.fn();
    bus.hear('locale.change-requested', listener)();
    bus.send('locale.change-requested', { locale: 'fr' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('lets nobody miss an event because another listener threw', () => {
    const later = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation();
    const bus = createEventBus();
    const listener = jest.fn();
    bus.hear('locale.change-requested', () => {
      throw new Error('broken listener');
    });
    bus.hear('locale.change-requested', listener);
    bus.send('locale.change-requested', { locale: 'fr' });
    expect(listener).toHaveBeenCalledTimes(1);
    later.mockRestore();
  });

  it('refuses in development what does not have the shape of its event', () => {
    const bus = createEventBus();
    expect(() => bus.send('toast.shown', { tone: 'good' } as never)).toThrow(
      'Event toast.shown (version 1): title must be a string',
    );
  });
});
