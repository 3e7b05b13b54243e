import type { Api } from '../api';
import { FieldProblem } from '../problems';

/**
 * Refuses numbers too large for a number, such as 1e999: validation takes them for infinity, which no limit
 * of a schema applies to.
 */
export function requireFiniteNumbers(app: Api): void {
  app.addHook('preHandler', async ({ query }) => {
    for (const [field, value] of Object.entries(query as Record<string, unknown>)) {
      const values = Array.isArray(value) ? value : [value];
      if (values.some(isEndless)) throw new FieldProblem({ [field]: { id: 'field_not_a_number' } });
    }
  });
}

function isEndless(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}
