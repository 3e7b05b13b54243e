-- How far the write-ahead log was after the last call that changed something within a session: until a replica has
-- come that far, the session reads from the primary.
alter table session add column wrote_at text;
