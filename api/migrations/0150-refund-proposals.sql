-- Why staff propose a refund that a second person approves: who approves reads it.
alter table booking_refund_proposal
  add column reason text not null default '' check (length(reason) <= 200),
  add column comment text not null default '' check (length(comment) <= 2000);
create index booking_refund_proposal_age on booking_refund_proposal (proposed_at);
