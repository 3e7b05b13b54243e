create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Real places, from country down to quarter or sight. Ids are those of the gazetteer.
create table place (
  id integer primary key,
  slug text not null unique,
  name text not null,
  place_type text not null check (place_type in ('COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB', 'POI')),
  country char(2) not null,
  parent_id integer references place,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- kilometres; 0 stands for the whole country
  radius smallint not null check (radius >= 0),
  population integer not null default 0
);
create index place_parent on place (parent_id);
create index place_point on place using gist (point(longitude, latitude)) where place_type = 'LOC';
create index place_slug_trigrams on place using gist (slug gist_trgm_ops);

-- Every name a place is known by, folded to plain lower-case letters, the main one included.
create table place_name (
  place_id integer not null references place,
  name text not null,
  is_main boolean not null,
  primary key (place_id, name)
);
create index place_name_prefix on place_name (name text_pattern_ops);
create index place_name_trigrams on place_name using gist (name gist_trgm_ops);

-- Slugs that once led to a place and still do, by a redirect.
create table renamed_slug (
  slug text primary key,
  place_id integer not null references place
);
