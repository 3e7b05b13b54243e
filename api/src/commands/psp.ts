import type { SandboxPaymentsServerSettings } from '../config/sandbox-payments-settings';

/** Simulates a payment provider until the process is stopped; loaded only where it is asked for. */
export async function simulatePayments(settings: SandboxPaymentsServerSettings): Promise<void> {
  const { servePsp } = await import('../sandbox/payments/serve-psp');
  await servePsp(settings);
}
