/** Replaces all browser globals: every operation on the proxy returns the proxy. */
const ANYTHING = `
const anything = new Proxy(function () {}, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => '1';
    if (name === Symbol.iterator) return function* () {};
    return name === 'then' || name === 'prototype' ? undefined : anything;
  },
  set: () => true,
  has: () => true,
  apply: () => anything,
  construct: () => anything,
  defineProperty: () => true,
  deleteProperty: () => true,
});
const script = { tagName: 'SCRIPT', src: 'https://release.example/entry.js' };
const page = new Proxy(anything, { get: (_, name) => (name === 'currentScript' ? script : anything[name]) });
const standsFor = (name) => (name === 'document' ? page : anything);`;

const NAMES = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'customElements',
  'matchMedia',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'requestAnimationFrame',
  'requestIdleCallback',
  'Element',
  'HTMLElement',
  'Node',
  'CSS',
  // Set by the shell for every remote.
  '_FEDERATION_RUNTIME_CORE',
];

/** Builds look for the page in `globalThis` and for their URL in the current script. */
export function entryProgram(script: string): string {
  const names = JSON.stringify(NAMES);
  return `${ANYTHING}
for (const name of ${names}) if (!(name in globalThis)) globalThis[name] = standsFor(name);
(function (${NAMES.join(', ')}) {
${script}
}).apply(anything, ${names}.map(standsFor));
exports.handle = async () => ({ status: 200 });`;
}
