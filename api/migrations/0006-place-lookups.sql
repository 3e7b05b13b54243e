-- A trigram index answers equality too, and slower than the plain ones: kept on an expression, it serves
-- the search for names that are nearly right and nothing else. Such slugs are looked for by name as well.
drop index place_slug_trigrams;
drop index place_name_trigrams;
create index place_name_trigrams on place_name using gist (lower(name) gist_trgm_ops);
