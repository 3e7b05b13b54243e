import { screen } from '@testing-library/react';

import { setUpWire } from '@campavia/testing';

import french from '../../../messages/fr.json';
import { answerAccount } from '../../../test/account-answers';
import { openPage } from '../../../test/open-page';

setUpWire();
beforeEach(answerAccount);

// A file of its own: a screen stays with the language in which it was first loaded.
test('is in French on the French site', async () => {
  await openPage('/d/account', {}, { site: 'fr', messages: french });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Votre compte');
  expect(screen.getByText('Avec Campavia depuis mai 2024')).toBeVisible();
});
