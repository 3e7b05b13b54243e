import { aListingProgress, anAnsweredSubmission } from '@campavia/contracts/testing';

import { listingStage, listRequirements } from './listing-requirements';

test('an unfinished listing links to the steps of the onboarding, a finished one to its pages', () => {
  const open = listRequirements(aListingProgress());
  expect(open.filter(({ isDone }) => !isDone).map(({ requirement, step }) => [requirement, step])).toEqual([
    ['vehicle-pictures', 'vehicle-pictures'],
    ['product-price', 'product-price'],
    ['vehicle-documents', undefined],
  ]);
  const whole = listRequirements({ publishable: true, missing: ['vehicle-documents'] });
  expect(whole.at(-1)).toEqual({
    requirement: 'vehicle-documents',
    isDone: false,
    page: { address: 'camper.documents' },
    step: undefined,
  });
});

test.each([
  [{}, 'unfinished'],
  [{ missing: [] }, 'ready'],
  [{ missing: [], submission: anAnsweredSubmission() }, 'changes'],
  [{ state: 'to_moderate', missing: [] }, 'waiting'],
  [{ state: 'published', missing: [] }, 'published'],
] as const)('%o is %s', (over, stage) => {
  expect(listingStage(aListingProgress(over as Parameters<typeof aListingProgress>[0]))).toBe(stage);
});
