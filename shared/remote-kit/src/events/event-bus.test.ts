import { createEventBus } from './event-bus';

describe('the event bus', () => {
  it('delivers an event to every listener', () => {
    const bus = createEventBus();
    const [one, other] = [jest.fn(), jest.fn()];
    bus.subscribe('toast.shown', one);
    bus.subscribe('toast.shown', other);
    bus.send('toast.shown', { tone: 'good', title: 'Saved' });
    expect(one).toHaveBeenCalledWith({ tone: 'good', title: 'Saved' });
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('leaves alone who has stopped listening', () => {
    const bus = createEventBus();
    const listener = jest.fn();
    bus.subscribe('locale.change-requested', listener)();
    bus.send('locale.change-requested', { locale: 'fr' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('lets nobody miss an event because another listener threw', () => {
    const later = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation();
    const bus = createEventBus();
    const listener = jest.fn();
    bus.subscribe('locale.change-requested', () => {
      throw new Error('broken listener');
    });
    bus.subscribe('locale.change-requested', listener);
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

  it('refuses in development an event that nobody knows', () => {
    expect(() => createEventBus().send('toast.burnt' as never, {} as never)).toThrow(
      'There is no event toast.burnt',
    );
  });
});

describe('who comes late', () => {
  const person = { userId: 4, isOwner: false, isStaff: false };

  it('learns at once that somebody is signed in', () => {
    const bus = createEventBus();
    bus.send('session.signed-in', person);
    const listener = jest.fn();
    bus.subscribe('session.signed-in', listener);
    expect(listener.mock.calls).toEqual([[person]]);
  });

  it('learns only of the state of the session that holds now', () => {
    const bus = createEventBus();
    bus.send('session.signed-in', person);
    bus.send('session.expired', { userId: 4, next: '/d/trips' });
    const [signedIn, expired] = [jest.fn(), jest.fn()];
    bus.subscribe('session.signed-in', signedIn);
    bus.subscribe('session.expired', expired);
    expect(signedIn).not.toHaveBeenCalled();
    expect(expired).toHaveBeenCalledWith({ userId: 4, next: '/d/trips' });
  });

  it('has missed everything else', () => {
    const bus = createEventBus();
    bus.send('toast.shown', { tone: 'good', title: 'Saved' });
    const listener = jest.fn();
    bus.subscribe('toast.shown', listener);
    expect(listener).not.toHaveBeenCalled();
  });
});
