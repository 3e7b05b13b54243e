import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { renderScreen } from '@campavia/testing';

import { renderedSection, RenderedSection } from './rendered-section';

const Text = ({ text }: { text: string }) => <p>{text}</p>;
const load = jest.fn(() => Promise.resolve(Text));

function aSection(section: ReturnType<typeof renderedSection<{ text: string }>>) {
  return <RenderedSection section={section} load={load} with={{ text: 'Beds' }} pending={<i>Waiting</i>} />;
}

test('a section rendered by the server stays as it is', async () => {
  const section = renderedSection<{ text: string }>(load);
  await section.load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(aSection(section));
  const rendered = container.querySelector('p');
  expect(rendered?.textContent).toBe('Beds');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, aSection(section), { onRecoverableError }));
  expect(container.querySelector('p')).toBe(rendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('a section rendered by the browser waits until it is near, even if its code is loaded', async () => {
  const section = renderedSection<{ text: string }>(load);
  await section.load();
  const { user } = renderScreen(aSection(section));
  expect(screen.getByText('Waiting')).toBeVisible();
  await user.keyboard('{PageDown}');
  expect(await screen.findByText('Beds')).toBeVisible();
});

test('a section whose code fails to load shows that and offers a retry', async () => {
  const failing = jest.fn(async (): Promise<typeof Text> => {
    throw new Error('offline');
  });
  const Section = renderedSection<{ text: string }>(failing);
  await Section.load();
  const { user } = renderScreen(<Section text="Beds" />);
  await user.keyboard('{PageDown}');
  expect(await screen.findByRole('alert')).toBeVisible();
  failing.mockResolvedValueOnce(Text);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Beds')).toBeVisible();
});
