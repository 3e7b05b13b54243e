import { buildSite } from './site';
import { readSettings } from './settings';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const site = await buildSite(settings, new URL('./document-worker.js', import.meta.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      site.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  await site.listen({ port: settings.port, host: settings.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
