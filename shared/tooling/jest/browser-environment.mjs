import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser features that jsdom lacks, or implements without Node's network. */
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

  // Without it `msw/node` and other packages would resolve to their browser builds, which do not work here.
  exportConditions() {
    return ['node', 'development'];
  }
}

class PageRequest extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init));
  }
}

/**
 * From Node 24 on, fetch accepts only Node's signals; jsdom's event listeners accept only jsdom's, which pages create.
 */
function withNodeSignal(init) {
  const { signal } = init ?? {};
  if (!signal || signal instanceof AbortSignal) return init;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return { ...init, signal: controller.signal };
}
