import { listingPermissions, listingProgress, shouldAskToSync } from './index';

const DONE = { type: 4, brand: 'Volkswagen', place_id: 7, picture_count: 1, rate_count: 3 };

test('a listing is publishable once every step is done', () => {
  expect(listingProgress(DONE)).toMatchObject({ publishable: true, next_step: null });
});

test.each([
  [{ type: null }, 'vehicle-type'],
  [{ brand: '' }, 'vehicle-properties'],
  [{ place_id: null }, 'vehicle-location'],
  [{ picture_count: 0 }, 'vehicle-pictures'],
  [{ rate_count: 2 }, 'product-price'],
])('with %o the next step is %s', (missing, step) => {
  const progress = listingProgress({ ...DONE, ...missing });
  expect(progress).toMatchObject({ publishable: false, next_step: step });
  expect(progress.steps.filter(({ is_done }) => !is_done)).toHaveLength(1);
});

test.each([
  ['created', [false, false, true, true]],
  ['to_moderate', [false, false, true, false]],
  ['published', [true, false, true, false]],
  ['bookable', [true, false, true, false]],
  ['unpublished_owner', [false, true, true, false]],
  ['unpublished', [false, false, true, false]],
  ['deleted_owner', [false, false, false, false]],
  ['deleted', [false, false, false, false]],
] as const)(
  'of a listing that is %s its owner may suspend, reactivate, delete, edit: %o',
  (state, expected) => {
    const may = listingPermissions(state, 'not_eligible');
    expect([may.can_suspend, may.can_reactivate, may.can_delete, may.can_edit_insurance_data]).toEqual(
      expected,
    );
  },
);

test.each([
  ['not_eligible', false, false],
  ['eligible_dual_not_done', true, false],
  ['eligible_migration_not_done', true, false],
  ['dual_not_published', false, true],
  ['dual_published', false, false],
  ['migrated_published', false, false],
  ['migrated_not_published', false, false],
] as const)('%s: can be migrated %s, is asked to sync %s', (dual, migrates, syncs) => {
  expect(listingPermissions('bookable', dual).can_be_migrated_to_goboony).toBe(migrates);
  expect(shouldAskToSync(dual)).toBe(syncs);
});
