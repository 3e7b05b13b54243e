import { act, screen } from '@testing-library/react';

import type { ComposedPart, Composition } from '@campavia/remote-kit/config';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { startMixer } from './mixer';

setUpWire();

const fallback = { version: '1.0.0', entry: '', integrity: '' };
const parts = { 'mf-search': { version: '1.1.0', fallback } as ComposedPart };
const composition: Composition = { id: 'c', channel: 'staging', parts: {} };

afterEach(() => {
  document.getElementById('mixer')?.remove();
  sessionStorage.clear();
});

test('the mixer is a small button with the given messages', async () => {
  renderScreen(<main />, { site: 'fr' });
  const messages = { 'mixer.launcher': 'Mélangeur, {channel}' };
  await act(() => startMixer({ document, composition, messages }));
  expect(screen.getByRole('button', { name: 'Mélangeur, staging' })).toHaveTextContent('staging');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an active mix is visible without opening anything', async () => {
  renderScreen(<main />);
  await act(() => startMixer({ document, composition: { ...composition, mix: 'm1' }, messages: {} }));
  expect(screen.getByRole('button', { name: 'Mixer, staging, mixed' })).toHaveTextContent('staging, mixed');
});

test('the indicator shows a release that failed on an earlier page of this tab', async () => {
  answer('get', '/_registry/mixer', {}, { isHanging: true });
  sessionStorage.setItem('campavia.failed-releases', '["mf-search@1.1.0"]');
  const { user } = renderScreen(<main />);
  await act(() => startMixer({ document, composition: { ...composition, parts }, messages: {} }));
  await user.click(screen.getByRole('button', { name: 'Mixer, staging' }));
  expect(screen.getByText('Fell back. 1.1.0 failed on an earlier page of this tab.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Release of mf-search.*1\.0\.0.*fallback/ })).toBeVisible();
});
