-- The mid season has no type: a part of a line that is of it says so by its kind.
update booking_line set parts = (
  select jsonb_agg(
    case when part ->> 'kind' = 'season' and part ->> 'season' = '2'
      then (part - 'season') || '{"kind": "mid_season"}'
      else part end
    order by position)
  from jsonb_array_elements(parts) with ordinality each(part, position))
where parts @> '[{"kind": "season", "season": 2}]';
