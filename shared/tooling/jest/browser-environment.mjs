import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks (or answers the network with its own copies of). */
const BROWSER_GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
];

/** jsdom, completed by Node's own implementations of the web's standards. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of BROWSER_GLOBALS) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    this.global.performance.mark ??= () => undefined;
    this.global.performance.measure ??= () => undefined;
  }

  // Without it `msw/node` and friends would resolve to their browser builds, which cannot answer here.
  exportConditions() {
    return ['node', 'development'];
  }
}
