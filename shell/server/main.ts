import { openRegistry } from './registry/open-registry';
import { buildSite } from './site';
import { readSettings } from './config/settings';

const MAX_END_MS = 10_000;

function log(level: 'info' | 'error', message: string): void {
  process.stderr.write(`${JSON.stringify({ level, message })}\n`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openRegistry(settings, (message) => log('info', message));
  const site = await buildSite(settings, {
    workerFolder: new URL('.', import.meta.url),
    opened,
    log: (message) => log('error', message),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), MAX_END_MS).unref();
      site.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  await site.listen({ port: settings.port, host: settings.host });
}

// An unhandled rejection of one request must not end the process.
process.on('unhandledRejection', (reason) => {
  log('error', `Unhandled rejection: ${reason instanceof Error ? reason.stack : String(reason)}`);
});

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
