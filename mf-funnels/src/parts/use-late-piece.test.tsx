import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { renderScreen } from '@campavia/testing';

import { useLatePiece } from './use-late-piece';

const Begun = () => <h1>Begun</h1>;
const missing = () => Promise.reject(new Error('Loading chunk 7 failed'));

function openLate(fetchPiece: () => Promise<ComponentType>, known?: ComponentType) {
  function Page() {
    const { Piece, hasFailed, retry } = useLatePiece(fetchPiece, known);
    if (Piece) return <Piece />;
    return hasFailed ? <button onClick={retry}>Try again</button> : <p>On its way</p>;
  }
  return renderScreen(<Page />);
}

test('what did not come, not even for the second time, comes with the try that finds it', async () => {
  const fetchPiece = jest.fn<Promise<ComponentType>, []>(missing);
  const { user } = openLate(fetchPiece);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(fetchPiece).toHaveBeenCalledTimes(2);
  fetchPiece.mockResolvedValueOnce(Begun);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Begun' })).toBeVisible();
});

test('what was fetched before is there at once, and not fetched again', () => {
  const fetchPiece = jest.fn<Promise<ComponentType>, []>(missing);
  openLate(fetchPiece, Begun);
  expect(screen.getByRole('heading', { name: 'Begun' })).toBeVisible();
  expect(fetchPiece).not.toHaveBeenCalled();
});
