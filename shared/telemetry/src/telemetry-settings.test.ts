import { readTelemetrySettings } from './telemetry-settings';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

test.each([{}, { OTEL_SERVICE_NAME: 'x' }, { ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }])(
  'nothing is sent with %j',
  (env) => {
    expect(readTelemetrySettings(env, 'api')).toBeUndefined();
  },
);

test('reads the standard variables', () => {
  expect(readTelemetrySettings(ENDPOINT, 'api')).toEqual({
    endpoint: 'http://collector:4318',
    serviceName: 'api',
    sampler: { kind: 'always_on', isParentBased: true, ratio: 1 },
    metricIntervalMs: 60_000,
  });
  const sampled = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readTelemetrySettings({ ...ENDPOINT, ...sampled, OTEL_SERVICE_NAME: 'x' }, 'api')).toMatchObject({
    serviceName: 'x',
    sampler: { kind: 'traceidratio', isParentBased: true, ratio: 0.1 },
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '0.5'],
])('refuses %s=%s', (name, value) => {
  expect(() => readTelemetrySettings({ ...ENDPOINT, [name]: value }, 'api')).toThrow(name);
});
