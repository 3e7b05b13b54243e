import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { layoutFeatures } from '../lazy-features';

import { renderLayout } from './render-layout';

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
});

/** The elements that every document has, and the layout around them. */
async function aFrame() {
  const { platform } = renderScreen(<p>A page</p>);
  for (const id of ['header', 'side', 'footer', 'toasts']) {
    const element = document.createElement('div');
    element.id = id;
    document.body.append(element);
  }
  await act(async () => renderLayout({ document, events: platform.events, features: layoutFeatures }));
  return platform;
}

test('a page has its header, its footer, and a region for toasts that dialogs do not hide', async () => {
  const { events } = await aFrame();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027 Campavia');
  act(() => events.send('toast.shown', { tone: 'good', title: 'Saved' }));
  expect(screen.getByRole('status').closest('[data-react-aria-top-layer]')).not.toBeNull();
  act(() => events.send('failure.shown', { entries: [{ field: 'phone', text: 'Too short.' }] }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Phone numberToo short.');
});
