export { createPeerCheck, createRequestIds } from './request-origins';
export { startTelemetry } from './start-telemetry';
export { traceHeaders, traceWork, type Telemetry } from './telemetry';
export { readTelemetrySettings, type TelemetrySettings } from './telemetry-settings';
export { addToLog, describeRequest, traceRequests } from './trace-requests';
export { traceStatement } from './trace-statement';
export { observeJob, observeJobs } from './observe-job';
