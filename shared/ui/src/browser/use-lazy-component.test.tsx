import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { renderScreen } from '@campavia/testing';

import { useLazyComponent } from './use-lazy-component';

const Begun = () => <h1>Begun</h1>;
const missing = () => Promise.reject(new Error('Loading chunk 7 failed'));

function openLate(loadComponent: () => Promise<ComponentType>, known?: ComponentType) {
  function Page() {
    const { Component, hasFailed, retry } = useLazyComponent(loadComponent, { known });
    if (Component) return <Component />;
    return hasFailed ? <button onClick={retry}>Try again</button> : <p>On its way</p>;
  }
  return renderScreen(<Page />);
}

test('a component that failed to load twice is loaded by a later retry', async () => {
  const loadComponent = jest.fn<Promise<ComponentType>, []>(missing);
  const { user } = openLate(loadComponent);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(loadComponent).toHaveBeenCalledTimes(2);
  loadComponent.mockResolvedValueOnce(Begun);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Begun' })).toBeVisible();
});

test('a component loaded before is rendered at once, and not loaded again', () => {
  const loadComponent = jest.fn<Promise<ComponentType>, []>(missing);
  openLate(loadComponent, Begun);
  expect(screen.getByRole('heading', { name: 'Begun' })).toBeVisible();
  expect(loadComponent).not.toHaveBeenCalled();
});
