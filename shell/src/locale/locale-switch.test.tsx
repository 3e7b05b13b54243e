import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { PlatformProviders } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { LocaleSwitch } from './locale-switch';

function aSwitch() {
  const rendered = renderScreen(<LocaleSwitch />, { site: 'en-ie', path: '/s?beds=2' });
  const requested = jest.fn();
  rendered.platform.events.subscribe('locale.change-requested', requested);
  return { ...rendered, requested };
}

test('the site is switched by keyboard, to the same page and query', async () => {
  const { user, requested } = aSwitch();
  await user.click(screen.getByText('Ireland · English · €'));
  const list = await screen.findByRole('list', { name: 'Choose a country and language' });
  expect(within(list).getAllByRole('link')).toHaveLength(16);
  expect(within(list).getByRole('link', { current: true })).toHaveTextContent('Ireland · English · €');
  const belgium = within(list).getByRole('link', { name: 'Belgique · Français · €' });
  expect(belgium).toHaveAttribute('href', '/fr-be/s?beds=2');
  expect(belgium).toHaveAttribute('lang', 'fr-BE');
  const america = within(list).getByRole('link', { name: 'United States · English · $' });
  expect(america).toHaveAttribute('href', '/en-us/s?beds=2');
  belgium.focus();
  await user.keyboard('{Enter}');
  expect(requested).toHaveBeenCalledWith({ locale: 'fr-be' });
});

test('Escape closes the list and returns the focus', async () => {
  const { user } = aSwitch();
  await user.click(screen.getByText('Ireland · English · €'));
  await screen.findByRole('list');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Ireland · English · €')).toHaveFocus();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('a link opens in a new tab like any other', async () => {
  const { user, requested } = aSwitch();
  await user.click(screen.getByText('Ireland · English · €'));
  const belgium = await screen.findByRole('link', { name: /Belgique · Français/ });
  const isLeftToTheBrowser = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', isLeftToTheBrowser, { once: true });
  await user.keyboard('{Control>}');
  await user.click(belgium);
  expect(isLeftToTheBrowser).toHaveBeenCalledTimes(1);
  expect(requested).not.toHaveBeenCalled();
});

test('a list that was opened before it was hydrated shows the sites', async () => {
  renderScreen(<p />, { site: 'en-ie' });
  const rendered = (
    <PlatformProviders>
      <LocaleSwitch />
    </PlatformProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(rendered);
  container.querySelector('details')?.setAttribute('open', '');
  render(rendered, { container, hydrate: true });
  expect(await screen.findAllByRole('link')).toHaveLength(16);
});
