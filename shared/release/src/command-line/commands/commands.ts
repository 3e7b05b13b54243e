import type { CommandDefinition } from '../parsing/command-definition';
import { canary } from './canary';
import { check } from './check';
import { diff } from './diff';
import { gc } from './gc';
import { history } from './history';
import { keysVerbs } from './keys';
import { mixVerbs } from './mix';
import { partVerbs } from './part';
import { pin } from './pin';
import { promote } from './promote';
import { publish } from './publish';
import { quarantineVerbs } from './quarantine';
import { replay } from './replay';
import { rollback } from './rollback';
import { startUp } from './start-up';
import { status } from './status';

/** All commands, in the order of the help. */
export const COMMANDS: readonly CommandDefinition[] = [
  publish,
  check,
  promote,
  rollback,
  canary,
  pin,
  ...mixVerbs,
  ...quarantineVerbs,
  ...partVerbs,
  status,
  history,
  diff,
  replay,
  gc,
  ...keysVerbs,
  startUp,
];
