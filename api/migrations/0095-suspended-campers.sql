-- Why its owner suspended or deleted a camper, since when it is suspended, and the state to which it returns.
alter table camper
  add column owner_reason text check (owner_reason in ('DELETE_DOUBLE', 'DELETE_SOLD', 'DELETE_W_SOLD', 'DELETE_HS',
    'DELETE_NO_BK', 'DELETE_SITE', 'DELETE_BAD_EXP', 'DELETE_PERSO', 'REASON_NONE')),
  add column suspended_at timestamptz,
  add column suspended_from text check (suspended_from in ('published', 'bookable')),
  -- where it is between this platform and the sister platform
  add column dual_listing text not null default 'not_eligible' check (dual_listing in ('not_eligible',
    'eligible_dual_not_done', 'eligible_migration_not_done', 'dual_not_published', 'dual_published',
    'migrated_published', 'migrated_not_published'));
