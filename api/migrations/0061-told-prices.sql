-- What a guest was told last that a trip costs, so that any browser can say how the price has changed since.
create table told_price (
  booking_id int primary key references booking on delete cascade,
  -- All that was chosen: with other choices another price is no news.
  chosen text not null,
  price bigint not null,
  -- What it cost before, with the same choices.
  price_before bigint
);
