import { PaymentsFailure, type PaymentsFailureKind } from './payments-provider';

interface Call {
  method?: string;
  body?: object;
  /** Idempotency key. */
  key?: string;
}

export type SandboxCaller = (path: string, call?: Call) => Promise<unknown>;

const KINDS: Record<number, PaymentsFailureKind> = {
  400: 'refused',
  404: 'unknown',
  409: 'conflict',
};

/** Calls the payment sandbox below `root`; failures are PaymentsFailure. */
export function createSandboxCaller(root: string, key: string, timeoutMs: number): SandboxCaller {
  return async function call(path, { method = 'GET', body, key: once } = {}) {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(once && { 'idempotency-key': once }),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = { method, headers, signal, redirect: 'error' as const };
    const answer = await fetch(root + path, body ? { ...asked, body: JSON.stringify(body) } : asked).catch(
      away,
    );
    const text = await answer.text().catch(away);
    const parsed = text === '' ? undefined : parseJson(text);
    if (answer.ok) return parsed;
    throw new PaymentsFailure(
      KINDS[answer.status] ?? 'away',
      detailOf(parsed) ?? `answered ${answer.status}`,
    );
  };
}

/** @throws PaymentsFailure away */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PaymentsFailure('away', 'an answer that is no JSON');
  }
}

function away(error: unknown): never {
  throw new PaymentsFailure('away', error instanceof Error ? error.message : 'no answer');
}

function detailOf(payload: unknown): string | undefined {
  const { detail } = (payload ?? {}) as { detail?: unknown };
  return typeof detail === 'string' ? detail : undefined;
}
