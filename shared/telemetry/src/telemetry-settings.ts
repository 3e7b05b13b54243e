/** Where and how telemetry is sent. Headers, timeouts and limits are read by the SDK from its own variables. */
export interface TelemetrySettings {
  /** Base address of an OTLP/HTTP receiver, without a slash at its end. */
  endpoint: string;
  serviceName: string;
  sampler: Sampler;
  /** Milliseconds between two exports of metrics. */
  metricIntervalMs: number;
}

export interface Sampler {
  kind: 'always_on' | 'always_off' | 'traceidratio';
  /** Whether the caller's decision is followed, where the caller is trusted. */
  isParentBased: boolean;
  /** Share of traces from 0 to 1. */
  ratio: number;
}

const SAMPLER = /^(?<parent>parentbased_)?(?<kind>always_on|always_off|traceidratio)$/;
const PROTOCOL = 'http/json';
const INTERVAL_MS = 60_000;

class InvalidVariableError extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Reads OpenTelemetry's standard variables. Undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`, or with
 * `OTEL_SDK_DISABLED=true`.
 * @param serviceName used without `OTEL_SERVICE_NAME`
 * @param SettingsError class of the error that is thrown
 * @throws SettingsError naming the variable that is invalid
 */
export function readTelemetrySettings(
  env: Environment,
  serviceName: string,
  SettingsError: new (message: string) => Error = Error,
): TelemetrySettings | undefined {
  try {
    return read(env, serviceName);
  } catch (error) {
    throw error instanceof InvalidVariableError ? new SettingsError(error.message) : error;
  }
}

function read(env: Environment, serviceName: string): TelemetrySettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: disabled } = env;
  if (!endpoint || disabled?.toLowerCase() === 'true') return undefined;
  requireProtocol(env.OTEL_EXPORTER_OTLP_PROTOCOL);
  return {
    endpoint: readEndpoint(endpoint),
    serviceName: env.OTEL_SERVICE_NAME || serviceName,
    sampler: readSampler(env),
    metricIntervalMs: readNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', {
      byDefault: INTERVAL_MS,
      least: 1000,
      most: 3_600_000,
    }),
  };
}

function readEndpoint(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new InvalidVariableError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318');
}

function requireProtocol(protocol = PROTOCOL): void {
  if (protocol === PROTOCOL) return;
  throw new InvalidVariableError(`OTEL_EXPORTER_OTLP_PROTOCOL must be ${PROTOCOL}, the only supported one`);
}

function readSampler(env: Environment): Sampler {
  const { parent, kind } = SAMPLER.exec(env.OTEL_TRACES_SAMPLER || 'parentbased_always_on')?.groups ?? {};
  if (kind === undefined) {
    throw new InvalidVariableError(
      'OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, or one of them after parentbased_',
    );
  }
  return {
    kind: kind as Sampler['kind'],
    isParentBased: parent !== undefined,
    ratio: readNumber(env, 'OTEL_TRACES_SAMPLER_ARG', { byDefault: 1, least: 0, most: 1 }),
  };
}

function readNumber(
  env: Environment,
  name: string,
  { byDefault, least, most }: { byDefault: number; least: number; most: number },
): number {
  const value = Number(env[name] || byDefault);
  if (value >= least && value <= most) return value;
  throw new InvalidVariableError(`${name} must be a number from ${least} to ${most}`);
}
