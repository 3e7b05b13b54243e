-- Staff read what one person reported.
create index listing_report_user on listing_report (user_id, reported_at desc) where user_id is not null;
create index review_report_reporter on review_report (reporter_id, reported_at desc);
create index message_report_reporter on message_report (reporter_id, reported_at desc);
