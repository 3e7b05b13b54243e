import { expect, type APIRequestContext } from '@playwright/test';

import type { Outbox } from '@campavia/contracts';

/** Kinds of the e-mails and text messages sent to a recipient, the newest first. */
export async function sentKinds(request: APIRequestContext, recipient: string): Promise<string[]> {
  const outbox = await request.get(`/sandbox/outbox?to=${encodeURIComponent(recipient)}`);
  const { results } = (await outbox.json()) as Outbox;
  return results.map(({ kind }) => kind);
}

/** Waits until a message of each kind is in the outbox of the recipient. */
export async function expectSent(
  request: APIRequestContext,
  recipient: string,
  kinds: readonly string[],
): Promise<void> {
  await expect.poll(() => sentKinds(request, recipient)).toEqual(expect.arrayContaining([...kinds]));
}
