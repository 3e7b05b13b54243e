import { screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { NotFoundScreen } from '../features/not-found/not-found-screen';
import { ProvideMessages } from './provide-messages';

test('a page of the shell is in the user’s language inside another React root', () => {
  renderScreen(
    <ProvideMessages messages={{ 'screens.not-found.title': 'La route s’arrête ici.' }}>
      <NotFoundScreen />
    </ProvideMessages>,
    { site: 'fr', messages: { 'search.title': 'Trouver' } },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La route s’arrête ici.');
});
