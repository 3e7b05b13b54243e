import { screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import french from '../../../messages/fr.json';

import { OnboardingScreen } from './onboarding-screen';

const addresses = [{ id: 'search', pattern: '/s', part: 'mf-search' }];

test('shows its heading and title, and links to the search', () => {
  renderScreen(<OnboardingScreen />, { path: '/onboarding', platform: { addresses } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Onboarding: a new page');
  expect(document.title).toBe('Onboarding: a new page · Campavia');
  expect(screen.getByRole('link', { name: 'Find a camper' })).toHaveAttribute('href', '/en-ie/s');
});

test('is in French on the French site', () => {
  renderScreen(<OnboardingScreen />, { site: 'fr', messages: french, platform: { addresses } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Onboarding : une nouvelle page');
});
