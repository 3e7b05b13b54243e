import type { EarningsResult } from '@campavia/contracts';

import type { Answers } from '../../rules/earnings/answer-checks';
import { sanitizeSimulation, type StoredSimulation } from '../../rules/earnings/stored-answers';

/** The shell removes all keys with this prefix when another account signs in. */
export const SIMULATION_KEY = 'campavia.typed.earnings';

/** Values that the tab could not store: they last as long as the page. */
let memory: string | undefined;

export function readSimulation(): StoredSimulation {
  try {
    return sanitizeSimulation(JSON.parse(memory ?? sessionStorage.getItem(SIMULATION_KEY) ?? 'null'));
  } catch {
    return { answers: {} };
  }
}

/** Adds answers to those of the other steps. */
export function storeAnswers(answers: Answers): StoredSimulation {
  const before = readSimulation();
  return write({ ...before, answers: { ...before.answers, ...answers } });
}

export function storeOutcome(answers: Answers, result: EarningsResult): void {
  write({ ...readSimulation(), answers, outcome: { answers, result } });
}

export function storeLeadSource(leadSource: number): void {
  write({ ...readSimulation(), leadSource });
}

function write(simulation: StoredSimulation): StoredSimulation {
  const text = JSON.stringify(simulation);
  try {
    sessionStorage.setItem(SIMULATION_KEY, text);
    memory = undefined;
  } catch {
    // The storage is blocked or full.
    memory = text;
  }
  return simulation;
}
