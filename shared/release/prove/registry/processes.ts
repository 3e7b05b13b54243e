import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** A single process of the proof, so that killing it kills everything. */
export interface Running {
  process: ChildProcess;
  /** Its error output. */
  errors(): string;
  /** Resolves with its exit code, undefined when it was killed. */
  ended: Promise<number | undefined>;
}

/** Starts one of the scripts beside this file. */
export function startScript(script: string, args: string[], onNotification: (line: string) => void): Running {
  const file = path.join(HERE, script);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: HERE,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  createInterface({ input: child.stdout }).on('line', onNotification);
  const ended = new Promise<number | undefined>((resolve) => {
    child.on('close', (code) => resolve(code ?? undefined));
  });
  return { process: child, errors: () => errors, ended };
}
