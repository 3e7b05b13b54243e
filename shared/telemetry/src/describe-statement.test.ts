import { describeStatement } from './trace-statement';

test.each([
  [
    `select "email" from "account" where "email" = $1 and "age" > 18`,
    'select account',
    `select "email" from "account" where "email" = $1 and "age" > ?`,
  ],
  [
    `insert into notice (body) values ('it''s me', E'a\\'b', 3.5e2)`,
    'insert notice',
    'insert into notice (body) values (?)',
  ],
  [`update "booking" set "note" = $$secret$$`, 'update booking', `update "booking" set "note" = ?`],
  [`select * from t where id in ($1, $2,\n $3)`, 'select t', 'select * from t where id in (?)'],
  [
    `with due as (select id from job) delete from job`,
    'with job',
    'with due as (select id from job) delete from job',
  ],
  ['begin', 'begin', 'begin'],
])('%s', (text, summary, safe) => {
  expect(describeStatement(text)).toEqual({ summary, text: safe });
});
