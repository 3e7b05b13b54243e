import { spawn } from 'node:child_process';

export type Answer = Record<string, unknown>;

interface Order {
  root: string;
  env: NodeJS.ProcessEnv;
  args: string[];
}

/** Runs `npm run release` in a process of its own; rejects with its output when it fails. */
export function runRelease({ root, env, args }: Order): Promise<Answer> {
  const program = ['--import', 'tsx', 'shared/release/src/command-line/main.ts'];
  const child = spawn(process.execPath, [...program, ...args, '--json'], { cwd: root, env });
  let [answer, talk] = ['', ''];
  child.stdout.on('data', (chunk) => (answer += chunk));
  child.stderr.on('data', (chunk) => (talk += chunk));
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) settle(JSON.parse(answer) as Answer);
      else reject(new Error(`release ${args.join(' ')} ended with ${code}: ${talk}`));
    });
  });
}
