import { startTelemetry } from '@campavia/telemetry';

import { openRegistry } from './registry/open-registry';
import { buildSite } from './site';
import { readSettings } from './config/settings';

const MAX_END_MS = 10_000;

function log(level: 'info' | 'error', message: string): void {
  process.stderr.write(`${JSON.stringify({ level, message })}\n`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const telemetry = await startTelemetry(settings.telemetry, (reason) =>
    log('error', `Traces and metrics cannot be sent: ${reason}`),
  );
  const opened = await openRegistry(settings, (message) => log('info', message));
  const site = await buildSite(settings, {
    workerFolder: new URL('.', import.meta.url),
    opened,
    telemetry,
    log: (message) => log('error', message),
  });
  async function close(): Promise<void> {
    await site.close();
    await telemetry?.stop();
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), MAX_END_MS).unref();
      close().then(
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
