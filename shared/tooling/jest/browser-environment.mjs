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
    this.global.fetch = (input, init) => fetch(input, withNodeSignal(init));
    this.global.Request = PageRequest;
    this.global.CAMPAVIA_TEST_STYLES = config.projectConfig.testEnvironmentOptions.styles === true;
    this.global.performance.mark ??= () => undefined;
    this.global.performance.measure ??= () => undefined;
  }

  // Without it `msw/node` and friends would resolve to their browser builds, which cannot answer here.
  exportConditions() {
    return ['node', 'development'];
  }
}

class PageRequest extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init));
  }
}

/** From Node 24 on, fetch takes no signals but Node's; jsdom's listeners take none but jsdom's, which pages make. */
function withNodeSignal(init) {
  const { signal } = init ?? {};
  if (!signal || signal instanceof AbortSignal) return init;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return { ...init, signal: controller.signal };
}
