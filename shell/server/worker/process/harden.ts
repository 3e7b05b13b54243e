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

/** Defence in depth: the permission model and the limits set by the site are the real barrier. */
export function harden(): void {
  for (const name of FORBIDDEN) {
    Object.defineProperty(process, name, { value: refuse, writable: false, configurable: false });
  }
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
}
