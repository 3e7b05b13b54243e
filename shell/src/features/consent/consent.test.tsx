import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { createConsent, CONSENT_COOKIE } from './consent';
import { ConsentPrompt, type ConsentView } from './consent-view';
import { startConsent } from './start-consent';

function forget(): void {
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
}
beforeEach(forget);

describe('consent', () => {
  it('has no answer until the visitor gives one, and remembers it', () => {
    const consent = createConsent(window);
    expect(consent.current()).toBe('unasked');
    consent.choose('refused');
    expect(createConsent(window).current()).toBe('refused');
    consent.choose('granted');
    expect(consent.current()).toBe('granted');
  });

  it.each(['v0.granted', 'v1.maybe', 'granted', ''])('does not accept "%s" as an answer', (value) => {
    document.cookie = `${CONSENT_COOKIE}=${value}; Path=/`;
    expect(createConsent(window).current()).toBe('unasked');
  });

  it('lasts half a year, on the whole site', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    createConsent(window).choose('granted');
    expect(written).toHaveBeenCalledWith(
      `${CONSENT_COOKIE}=v1.granted; Max-Age=15724800; Path=/; SameSite=Lax`,
    );
    written.mockRestore();
  });
});

describe('a visitor who was asked', () => {
  it.each(['granted', 'refused'] as const)('and chose %s is not asked again', (choice) => {
    createConsent(window).choose(choice);
    const idle = jest.fn();
    startConsent(Object.assign(Object.create(window), { requestIdleCallback: idle }), createConsent(window));
    expect(idle).not.toHaveBeenCalled();
  });
});

describe('on a small window', () => {
  const moved = jest.fn();

  function visit(scrollHeight: number) {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
    const view = {
      requestIdleCallback: (rest: () => void) => rest(),
      matchMedia: () => ({ matches: true }),
      innerHeight: 844,
      addEventListener: moved,
    };
    // When the code of the bar would be loaded, another tab has the answer.
    const current = jest.fn(() => 'refused' as const).mockReturnValueOnce('unasked' as never);
    startConsent(Object.assign(Object.create(window), view, { document }), {
      ...createConsent(window),
      current,
    });
    return current;
  }
  beforeEach(() => moved.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it('on a page that scrolls, the question waits for the first scroll because it would cover the search button', () => {
    visit(2000);
    expect(moved).toHaveBeenCalledWith('scroll', expect.any(Function), { once: true, passive: true });
  });

  it('it appears at once on a page that does not scroll', () => {
    expect(visit(844)).toHaveBeenCalledTimes(2);
    expect(moved).not.toHaveBeenCalled();
  });
});

describe('the bar and the panel', () => {
  const onView = jest.fn();

  function show(view: ConsentView) {
    const consent = createConsent(window);
    return { consent, ...renderScreen(<ConsentPrompt view={view} consent={consent} onView={onView} />) };
  }
  beforeEach(() => onView.mockClear());

  it('refuses with one click, as it accepts with one', async () => {
    const { user, consent } = show('bar');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(consent.current()).toBe('refused');
    expect(onView).toHaveBeenCalledWith('rest');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(consent.current()).toBe('granted');
  });

  it('reserves space below the page, and releases it', () => {
    const { unmount } = show('bar');
    const container = () => document.documentElement.style.getPropertyValue('--bar-below');
    expect(container()).toBe('0px');
    unmount();
    expect(container()).toBe('');
  });

  it('does not cover the focused field when it appears', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.scrollIntoView = jest.fn();
    field.focus();
    const below = { top: 739, bottom: 787 } as DOMRect;
    jest.spyOn(field, 'getBoundingClientRect').mockReturnValue(below);
    show('bar');
    expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    field.remove();
  });

  it('shows the current choice in the panel, and asks again when that is closed without an answer', async () => {
    const { user, consent, rerender } = show('panel');
    await screen.findByRole('dialog');
    expect(screen.queryByText(/At present/)).toBeNull();
    await user.keyboard('{Escape}');
    expect(onView).toHaveBeenCalledWith('bar');
    act(() => consent.choose('granted'));
    rerender(<ConsentPrompt view="panel" consent={consent} onView={onView} />);
    expect(screen.getByText('At present your visits are counted.')).toBeVisible();
  });
});
