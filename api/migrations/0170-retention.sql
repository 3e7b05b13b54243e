-- When each rule of retention is due; the time of a running one is moved ahead as its lease.
create table retention_rule (
  name text primary key,
  due_at timestamptz not null
);

-- The report: one row for each run of a rule. It outlives rules that are given up.
create table retention_run (
  id bigint generated always as identity primary key,
  rule text not null,
  ran_at timestamptz not null,
  removed integer not null check (removed >= 0),
  -- rows that were due and stayed, because they were locked or time was up
  overdue integer not null check (overdue >= 0),
  duration_ms integer not null check (duration_ms >= 0)
);
create index retention_run_rule on retention_run (rule, id desc);

create index notice_ended on notice (coalesce(delivered_at, given_up_at));
create index session_token_expires on session_token (expires_at);
create index impersonated_call_at on impersonated_call (at);
create index impersonated_call_session on impersonated_call (session_id);
create index booking_ends on booking (ends_at);
create index chat_message_sent on chat_message (sent_at);
create index calendar_block_imported on calendar_block (upper(during)) where kind = 'ical';
