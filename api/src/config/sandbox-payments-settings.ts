import { readPspPort, readPspSecret } from './payments-settings';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

/** Settings of the payment sandbox from the environment. */
export interface SandboxPaymentsServerSettings {
  databaseUrl: string;
  host: string;
  port: number;
  secret: string;
  /** Redirects from its pages are allowed to this site only. */
  siteUrl: string;
  /** URL that webhooks are sent to. */
  webhookUrl: string;
  /** Factor for simulated delays. */
  pace: number;
  startsAtMs?: number;
  logLevel: string;
}

/**
 * Reads `DATABASE_URL`, `PSP_HOST`, `PSP_PORT`, `PSP_SECRET`, `PSP_WEBHOOK_URL`, `PSP_PACE` and variables shared with
 * the api.
 * @throws SettingsError naming an invalid variable; in production, unless sandboxes are allowed
 */
export function readPspSettings(env: NodeJS.ProcessEnv): SandboxPaymentsServerSettings {
  const { databaseUrl, siteUrl, startsAtMs, logLevel, port, isSandbox } = readSettings(env);
  if (!isSandbox) {
    throw new SettingsError(
      'The sandbox of payments is refused with CAMPAVIA_ENV=production: no money moves there. ' +
        'CAMPAVIA_SANDBOX=allow lets it start all the same.',
    );
  }
  return {
    databaseUrl,
    siteUrl,
    startsAtMs,
    logLevel,
    host: env.PSP_HOST || '127.0.0.1',
    port: readPspPort(env),
    secret: readPspSecret(env),
    webhookUrl: readWebhookUrl(env.PSP_WEBHOOK_URL || `http://127.0.0.1:${port}/webhooks/payments/`),
    pace: readPace(env.PSP_PACE || '1'),
  };
}

function readWebhookUrl(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//.test(text)) return text;
  throw new SettingsError('PSP_WEBHOOK_URL must be an address like http://127.0.0.1:4301/webhooks/payments/');
}

function readPace(text: string): number {
  const pace = Number(text);
  if (pace > 0 && pace <= 100) return pace;
  throw new SettingsError('PSP_PACE must be a number above 0, at most 100');
}
