-- Why a review was reported; those who a review is about may leave it out.
alter table review_report
  add column reason text check (reason in ('OFFENSIVE', 'PRIVATE', 'MISLEADING', 'ADVERTISING', 'OTHER')),
  add column comment text;
