/** Results of the site's own checks of reported releases. */
export const releaseChecks = /* sql */ `
-- Ids of pages, as hashes, by the release that they were used up for.
create table registry.reported_page (
  page text not null,
  part text not null,
  version text not null,
  at timestamptz not null,
  primary key (page, part, version)
);

create index reported_page_at on registry.reported_page (at);

-- The last check of a release; without a result while it is under way.
create table registry.release_check (
  part text not null,
  version text not null,
  at timestamptz not null,
  result text,
  primary key (part, version)
);
`;
