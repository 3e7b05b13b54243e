import { createApp } from './src/app';
import { connect } from './src/database/connect';
import { createClock } from './src/clock';
import { drawQueries, SCENES } from './bench/search-scenes';
import { CompiledQuery, sql } from 'kysely';
const database = connect(process.env.DATABASE_URL!, 1);
const log: any[] = [];
const ex = database.getExecutor(); const orig = ex.executeQuery.bind(ex);
ex.executeQuery = (async (q: any, ...r: any[]) => { log.push(q); return orig(q, ...r); }) as any;
const app = await createApp({ settings: { databaseUrl: '', home: '/x', host: '', port: 1, isDemo: false, campers: 1, apiKeys: ['k'], logLevel: 'error' }, database, clock: createClock(Date.UTC(2027,2,15,8)) });
const s = SCENES[Number(process.argv[2])]!;
const q = drawQueries(s, 3)[1];
for (let i=0;i<3;i++) await app.inject({ url: '/3/campers/search/?'+q, headers: {'x-api-key':'k'} });
const mine = log.slice(-Number(process.argv[3] ?? 2));
for (const c of mine) {
  const r = await orig(CompiledQuery.raw('explain (analyze, buffers, timing off, summary on) ' + c.sql, [...c.parameters]) as any);
  console.log(c.sql.replace(/\s+/g,' ').slice(0,100)); console.log((r.rows as any[]).map(x => x['QUERY PLAN'].slice(0,170)).join('\n'));
}
await app.close(); await database.destroy();
