-- Which obstacle of a payout its owner was e-mailed about: the same one is announced once, however often the job runs.
alter table payout add column announced text;

-- When somebody rents out privately again, and what kind of professional they were: receipts of earlier trips stay as
-- they are.
alter table company
  add column ended_at timestamptz,
  add column ended_type text;
