export interface Report {
  page: string;
  part: string;
  version: string;
  phase: string;
  message: string;
}

const LOWERCASE_NAME = /^[a-z-]+$/;

function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

function parse(body: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function readReport(body: unknown): Report | undefined {
  const sent = parse(body);
  const page = textOf(sent.page, 2000);
  const part = textOf(sent.part, 100);
  const version = textOf(sent.version, 100);
  if (page === undefined || part === undefined || version === undefined) return undefined;
  const phase = textOf(sent.phase, 40) ?? '';
  const message = typeof sent.message === 'string' ? sent.message.slice(0, 300) : '';
  return { page, part, version, phase: LOWERCASE_NAME.test(phase) ? phase : 'unknown', message };
}
