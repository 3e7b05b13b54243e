import type { CommandEnvironment } from '../environment';

/** Exit codes. */
export const EXIT = { done: 0, refused: 1, usage: 2, away: 3, moved: 4 } as const;

/** An option of a command; without a placeholder it is a flag. */
export interface OptionDefinition {
  /** Placeholder of its value in the help: `5`, `de,AT`. */
  placeholder?: string;
  summary: string;
}

/** Operands and options of a command; a flag is `true`. */
export interface CommandCall {
  operands: string[];
  options: Readonly<Record<string, string | true>>;
  environment: CommandEnvironment;
}

/** The result of a command. */
export interface CommandOutcome {
  /** The document of `--json`. */
  json: object;
  /** The same as text. */
  lines: string[];
  /** 0 when absent. */
  exitCode?: number;
  /** The document was already printed while the command ran. */
  isPrinted?: boolean;
}

/** A command. */
export interface CommandDefinition {
  /** For example `promote` or `mix make`. */
  name: string;
  /** Arguments in the help: `<part>@<version>… --to <channel>`. */
  usage: string;
  /** Purpose, in at most sixty characters. */
  summary: string;
  /** Further text of its own help. */
  more?: string;
  /** Minimum and maximum number of operands. */
  operandCount: readonly [least: number, most: number];
  options?: Readonly<Record<string, OptionDefinition>>;
  examples?: readonly string[];
  /** Writes a log entry, so it takes `--dry-run` and `--head`. */
  writesLogEntry?: boolean;
  /** For internal use; not listed in the help. */
  isHidden?: boolean;
  run(call: CommandCall): Promise<CommandOutcome>;
}

/** Invalid usage; the message says what is wrong and what to do. */
export class UsageError extends Error {}
