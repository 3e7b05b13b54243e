const FORBIDDEN = [
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'kill',
  'loadEnvFile',
  'report',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
];

const GLOBALS = [
  'require',
  'module',
  'exports',
  '__filename',
  '__dirname',
  'fetch',
  'WebSocket',
  'EventSource',
];

function refuse(): never {
  throw new Error('This process may not do that');
}

/**
 * Takes from this process what code could use that got out of its context. The permission model and the limits that
 * the site sets are what holds; this is in front of them.
 */
export function harden(): void {
  for (const name of FORBIDDEN) {
    Object.defineProperty(process, name, { value: refuse, writable: false, configurable: false });
  }
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
}
