-- Pictures that guests attached to their reviews.
create table review_picture (
  id integer generated always as identity primary key,
  review_id integer not null references review on delete cascade,
  position smallint not null,
  scene text not null,
  unique (review_id, position)
);

-- The reviews of all campers, in each of their orders.
create index review_newest on review (published_on desc, id desc);
create index review_best on review (rating desc, published_on desc, id desc);
create index review_critical on review (rating, published_on desc, id desc);
