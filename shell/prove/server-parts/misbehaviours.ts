export interface Misbehaviour {
  name: string;
  handle: string;
  render?: string;
}

const ANSWER = 'return { status: 200 };';

export const MISBEHAVIOURS: readonly Misbehaviour[] = [
  { name: 'throws', handle: 'throw new Error("broken");' },
  { name: 'never answers', handle: 'return new Promise(() => {});' },
  { name: 'loops', handle: 'for (;;);' },
  { name: 'loops while it renders', handle: ANSWER, render: 'for (;;);' },
  { name: 'is busy', handle: `const end = Date.now() + 100; while (Date.now() < end); ${ANSWER}` },
  {
    name: 'leaks memory',
    handle: `globalThis.leaked = globalThis.leaked ?? [];
      for (let at = 0; at < 20; at += 1) leaked.push(new Array(1e5).fill(Math.random()));
      ${ANSWER}`,
  },
  {
    name: 'answers megabytes',
    handle: 'return { status: 200, data: { text: "x".repeat(3 * 1024 * 1024) } };',
  },
  { name: 'calls without end', handle: 'for (;;) await fetch("http://127.0.0.1:1/3/").catch(() => 0);' },
  {
    name: 'sets timers without end',
    handle: 'const spin = () => setTimeout(spin, 0); spin(); spin(); return new Promise(() => {});',
  },
];
