import path from 'node:path';

import type { Acknowledgement } from './check-evidence';
import { startScript, type Running } from './processes';
import { randomFrom } from './registry-fixture';

/** Number of writers and their work. */
export interface WritingInput {
  databaseUrl: string;
  seed: number;
  writers: number;
  /** Per writer. */
  promotes: number;
  kills: number;
  /** Breaks the database while writers do not lock, to test that the proof notices. */
  sabotage?: () => Promise<void>;
}

/** Concurrent writers that are killed and restarted until everything is written. */
export class Writing {
  readonly acknowledged: Acknowledgement[] = [];
  readonly failures: string[] = [];
  kills = 0;
  isDone = false;

  private readonly random: () => number;
  private readonly running = new Map<number, Running>();
  private readonly counts: number[];

  constructor(
    private readonly input: WritingInput,
    private readonly folder: string,
  ) {
    this.random = randomFrom(input.seed);
    this.counts = Array.from({ length: input.writers }, () => 0);
  }

  async run(): Promise<void> {
    await Promise.all(this.counts.map((_, writer) => this.writeAll(writer)));
    this.isDone = true;
  }

  /** Runs one writer through all its restarts. */
  private async writeAll(writer: number): Promise<void> {
    while (this.missing(writer) > 0 && this.failures.length === 0) {
      const { databaseUrl, sabotage } = this.input;
      const stateFile = path.join(this.folder, `writer-${writer}.json`);
      const seed = Math.floor(this.random() * 2 ** 31);
      const args = [
        databaseUrl,
        stateFile,
        `writer/${writer}`,
        seed,
        this.missing(writer),
        sabotage ? 'sabotaged' : '',
      ];
      const life = startScript('writer.ts', args.map(String), (line) => this.acknowledge(writer, line));
      this.running.set(writer, life);
      const code = await life.ended;
      this.running.delete(writer);
      if (code)
        this.failures.push(
          `writer ${writer} gave up: ${life.errors().trim().split('\n').slice(-12).join(' ')}`,
        );
    }
  }

  private missing(writer: number): number {
    return this.input.promotes - (this.counts[writer] ?? 0);
  }

  private acknowledge(writer: number, line: string): void {
    this.acknowledged.push({ writer, ...(JSON.parse(line) as Omit<Acknowledgement, 'writer'>) });
    this.counts[writer] = (this.counts[writer] ?? 0) + 1;
    const { writers, promotes, kills } = this.input;
    const isTime = this.acknowledged.length >= ((this.kills + 1) * writers * promotes) / (kills + 1);
    if (isTime && this.kills < kills) this.killOne();
  }

  /** Kills at an arbitrary moment of a writer's work. */
  private killOne(): void {
    const candidates = [...this.running.values()];
    const victim = candidates[Math.floor(this.random() * candidates.length)];
    this.kills += 1;
    setTimeout(() => victim?.process.kill('SIGKILL'), this.random() * 10);
  }
}
