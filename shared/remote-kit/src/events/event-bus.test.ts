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

  it('does not call a listener that has unsubscribed', () => {
    const bus = createEventBus();
    const listener = jest.fn();
    bus.subscribe('locale.change-requested', listener)();
    bus.send('locale.change-requested', { locale: 'fr' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('calls all listeners even if one throws', () => {
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

  it('refuses in development a payload that does not match its schema', () => {
    const bus = createEventBus();
    expect(() => bus.send('toast.shown', { tone: 'good' } as never)).toThrow(
      'Event toast.shown (version 1): title must be a string',
    );
  });

  it('refuses in development an unknown event', () => {
    expect(() => createEventBus().send('toast.burnt' as never, {} as never)).toThrow(
      'There is no event toast.burnt',
    );
  });
});

describe('a late subscriber', () => {
  const person = { userId: 4, isOwner: false, isStaff: false };

  it('gets the sign-in of the current session at once', () => {
    const bus = createEventBus();
    bus.send('session.signed-in', person);
    const listener = jest.fn();
    bus.subscribe('session.signed-in', listener);
    expect(listener.mock.calls).toEqual([[person]]);
  });

  it('gets only the current state of the session', () => {
    const bus = createEventBus();
    bus.send('session.signed-in', person);
    bus.send('session.expired', { userId: 4, next: '/d/trips' });
    const [signedIn, expired] = [jest.fn(), jest.fn()];
    bus.subscribe('session.signed-in', signedIn);
    bus.subscribe('session.expired', expired);
    expect(signedIn).not.toHaveBeenCalled();
    expect(expired).toHaveBeenCalledWith({ userId: 4, next: '/d/trips' });
  });

  it('gets no other earlier event', () => {
    const bus = createEventBus();
    bus.send('toast.shown', { tone: 'good', title: 'Saved' });
    const listener = jest.fn();
    bus.subscribe('toast.shown', listener);
    expect(listener).not.toHaveBeenCalled();
  });
});
