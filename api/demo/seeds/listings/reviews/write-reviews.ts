import type pg from 'pg';

import type { PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import { insertRows } from '../../insert-rows';
import { catalan } from './texts/catalan';
import { dutch } from './texts/dutch';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';
import { italian } from './texts/italian';
import { portuguese } from './texts/portuguese';
import { spanish } from './texts/spanish';
import type { ReviewTexts } from './texts/review-texts';

const REVIEW_TEXTS: Record<Language, ReviewTexts> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ca: catalan,
};

/** Share of reviews by guests who speak the owner's language, in per cent. */
const COMPATRIOTS = 62;
const SILENT = 18;
const REPLIED = 30;
/** Share of Spanish guests who write in Catalan, in per cent. */
const CATALANS = 14;

/**
 * Adds texts and authors to existing ratings, in the languages of the sites. Ratings stay unchanged, because the
 * averages of search depend on them.
 */
export async function writeReviews(client: pg.PoolClient, today: PlainDate): Promise<void> {
  await storeReviewTexts(client);
  await client.query(NAME_AUTHORS);
  await client.query(WRITE, [today]);
}

async function storeReviewTexts(client: pg.PoolClient): Promise<void> {
  await client.query(`create temp table words (language text primary key, great text[], details text[],
    closings text[], good text[], mixed text[], poor text[], replies text[]) on commit drop`);
  const rows = Object.entries(REVIEW_TEXTS).map(([language, texts]) => ({ language, ...texts }));
  await insertRows(client, 'words', rows);
  await client.query(`create temp table traveller on commit drop as
    select language, array_agg(id order by id) as ids, count(*)::integer as count from app_user
    where not is_staff and deleted_at is null and email <> 'new@campavia.test' group by language
    union all select 'any', array_agg(id order by id), count(*)::integer from app_user
    where not is_staff and deleted_at is null and email <> 'new@campavia.test'`);
}

// An owner must not review their own camper, so the next candidate is used.
const NAME_AUTHORS = `update review r set guest_id = chosen.id, language = chosen.language
  from (
    select r.id as review_id, u.id, case
      when u.language = 'es' and pg_temp.draw(r.id, 'catalan', 100) < ${CATALANS} then 'ca' else u.language end as language
    from review r
    join camper c on c.id = r.camper_id
    join app_user o on o.id = c.owner_id
    join traveller t on t.language = case
      when pg_temp.draw(r.id, 'compatriot', 100) < ${COMPATRIOTS} then o.language else 'any' end
    cross join lateral (select 1 + pg_temp.draw(r.id, 'author', t.count) as nth) drawn
    join app_user u on u.id = case
      when t.ids[drawn.nth] <> c.owner_id then t.ids[drawn.nth] else t.ids[1 + drawn.nth % t.count] end
    where u.id <> c.owner_id and r.guest_id is null
  ) chosen
  where chosen.review_id = r.id`;

/** Picks a sentence by position, so that consecutive reviews of a camper differ. */
function one(column: string): string {
  return `${column}[1 + (pg_temp.draw(r.camper_id, '${column}', 97) + r.nth + r.nth / 6) % cardinality(${column})]`;
}

const COMMENT = `case
  when r.rating = 5 then concat_ws(' ', ${one('w.great')},
    case when pg_temp.draw(r.id, 'has detail', 100) < 70 then ${one('w.details')} end,
    case when pg_temp.draw(r.id, 'has closing', 100) < 40 then ${one('w.closings')} end)
  when r.rating = 4 then concat_ws(' ', ${one('w.good')},
    case when pg_temp.draw(r.id, 'has detail', 100) < 50 then ${one('w.details')} end)
  when r.rating = 3 then ${one('w.mixed')}
  else ${one('w.poor')} end`;

// Reviews with fewer than four stars always have a text.
const SAID = `select r.id, r.published_on,
    case when r.rating < 4 or pg_temp.draw(r.id, 'silent', 100) >= ${SILENT}
      then replace(replace(${COMMENT}, '{owner}', o.first_name), '{city}', p.name) end as comment,
    case when pg_temp.draw(r.id, 'replied', 100) >= ${REPLIED} then null
      when r.rating < 4 then own.replies[3]
      else own.replies[1 + pg_temp.draw(r.id, 'reply', 2)] end as reply
  from (select *, row_number() over (partition by camper_id, language, rating order by published_on, id)::integer as nth
    from review where comment is null) r
  join camper c on c.id = r.camper_id
  join app_user o on o.id = c.owner_id
  join place p on p.id = c.place_id
  join words own on own.language = o.language
  join words w on w.language = r.language`;

const WRITE = `update review r set
    comment = said.comment,
    reply = said.reply,
    replied_on = case when said.reply is not null
      then least($1::date, r.published_on + pg_temp.draw(r.id, 'days', 5)) end
  from (${SAID}) said
  where said.id = r.id`;
