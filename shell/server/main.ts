import { openRegistry } from './registry/open-registry';
import { buildSite } from './site';
import { readSettings } from './config/settings';

const LONGEST_END_MS = 10_000;

function tell(level: 'info' | 'error', message: string): void {
  process.stderr.write(`${JSON.stringify({ level, message })}\n`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openRegistry(settings, (message) => tell('info', message));
  const site = await buildSite(settings, {
    workerFolder: new URL('.', import.meta.url),
    opened,
    log: (message) => tell('error', message),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LONGEST_END_MS).unref();
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
  tell('error', `Unhandled rejection: ${reason instanceof Error ? reason.stack : String(reason)}`);
});

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
