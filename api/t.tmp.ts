import { readFileSync } from 'node:fs';
import { createApp } from './src/app';
import { connect } from './src/database/connect';
import { createClock } from './src/clock';
import { drawQueries, SCENES } from './bench/search-scenes';
import { percentile, watchQueries } from './bench/timing';
import { sql } from 'kysely';
const database = connect(process.env.DATABASE_URL!, 1);
const w = watchQueries(database);
const app = await createApp({ settings: { databaseUrl: '', home: '/x', host: '', port: 1, isDemo: false, campers: 1, apiKeys: ['k'], logLevel: 'error' }, database: w.database, clock: createClock(Date.UTC(2027,2,15,8)) });
const pid = (await sql<{p:number}>`select pg_backend_pid() as p`.execute(database)).rows[0]!.p;
const cpu = () => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(f[11])+Number(f[12]))*10; };
const N = Number(process.argv[2] ?? 100);
for (const s of SCENES) {
  const qs = drawQueries(s, N); let hits=0;
  for (const q of qs.slice(0,10)) hits += JSON.parse((await app.inject({ url: '/3/campers/search/?'+q, headers: {'x-api-key':'k'} })).body).count;
  w.forget();
  const c0 = cpu(), u0 = process.cpuUsage();
  for (const q of qs) { await app.inject({ url: '/3/campers/search/?'+q, headers: {'x-api-key':'k'} }); w.endRequest(); }
  const u = process.cpuUsage(u0);
  const t = w.perRequest();
  console.log(s.name.padEnd(34), 'hits', Math.round(hits/10), 'db cpu/req', ((cpu()-c0)/N).toFixed(1), 'node cpu/req', ((u.user+u.system)/1000/N).toFixed(1), 'db wall p5', percentile(t,5), 'p50', percentile(t,50), 'p95', percentile(t,95));
}
await app.close(); await database.destroy();
