import type { CommandEnvironment } from '../environment';

/** How a run of the command line ended. */
export const EXIT = { done: 0, refused: 1, usage: 2, away: 3, moved: 4 } as const;

/** An option of a command; without a placeholder it is a switch. */
export interface OptionDefinition {
  /** What stands after it in the help: `5`, `de,AT`. */
  placeholder?: string;
  summary: string;
}

/** The arguments of a command: operands and options; a switch is `true`. */
export interface CommandCall {
  operands: string[];
  options: Readonly<Record<string, string | true>>;
  environment: CommandEnvironment;
}

/** The result of a command. */
export interface CommandOutcome {
  /** The document of `--json`. */
  json: object;
  /** The same for a person. */
  lines: string[];
  /** 0 unless said. */
  exitCode?: number;
  /** The document was printed while the work went on. */
  isPrinted?: boolean;
}

/** A command. */
export interface CommandDefinition {
  /** `promote`, `mix make`. */
  name: string;
  /** What stands behind it in the help: `<part>@<version>… --to <channel>`. */
  usage: string;
  /** What it is for, in at most sixty characters. */
  summary: string;
  /** What else its own help says. */
  more?: string;
  /** Fewest and most operands. */
  operandCount: readonly [least: number, most: number];
  options?: Readonly<Record<string, OptionDefinition>>;
  examples?: readonly string[];
  /** It writes a log entry: takes `--dry-run` and `--head`. */
  writesLogEntry?: boolean;
  /** For the project's own programs; the help does not name it. */
  isHidden?: boolean;
  run(call: CommandCall): Promise<CommandOutcome>;
}

/** The command line was not understood; says what is wrong and what to do. */
export class UsageError extends Error {}
