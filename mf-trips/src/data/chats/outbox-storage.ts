import { platform } from '@campavia/remote-kit';

import type { WaitingMessage } from '../../rules/chats/timeline';

const NAME = 'mf-trips.messages';
const LOCK = `${NAME}.stored`;

/** A message as it is stored: its picture is stored separately, so that it is not rewritten with every change. */
type StoredMessage = Omit<WaitingMessage, 'photo'> & { hasPhoto?: boolean };

const photoName = (key: string) => `${NAME}.photo.${key}`;

/** The queue of this device, in the order in which it was written. */
export async function loadWaiting(): Promise<WaitingMessage[]> {
  const stored = (await platform().offline?.load<StoredMessage[]>(NAME)) ?? [];
  const messages = await Promise.all(stored.map(withPhoto));
  return messages.filter((message) => message !== undefined);
}

async function withPhoto({ hasPhoto, ...message }: StoredMessage): Promise<WaitingMessage | undefined> {
  if (!hasPhoto) return message;
  const photo = await platform().offline?.load<string>(photoName(message.key));
  return photo === undefined ? undefined : { ...message, photo };
}

/** Stores a message behind the others. @throws where the browser stores nothing */
export function storeMessage({ photo, ...message }: WaitingMessage): Promise<void> {
  return change(async (stored) => {
    if (photo !== undefined) await platform().offline?.save(photoName(message.key), photo);
    return [
      ...stored.filter(({ key }) => key !== message.key),
      { ...message, hasPhoto: photo !== undefined },
    ];
  });
}

/** @throws where the browser stores nothing */
export function forgetMessage({ key, photo }: WaitingMessage): Promise<void> {
  return change(async (stored) => {
    if (photo !== undefined) await platform().offline?.save(photoName(key), undefined);
    return stored.filter((each) => each.key !== key);
  });
}

let changing: Promise<void> = Promise.resolve();

/** Changes are serialised with those of other tabs, which have messages of their own. */
function change(next: (stored: readonly StoredMessage[]) => Promise<StoredMessage[]>): Promise<void> {
  changing = changing.catch(() => undefined).then(() => withLock(() => write(next)));
  return changing;
}

async function write(next: (stored: readonly StoredMessage[]) => Promise<StoredMessage[]>): Promise<void> {
  const { offline } = platform();
  if (!offline) return;
  const messages = await next((await offline.load<StoredMessage[]>(NAME)) ?? []);
  await offline.save(NAME, messages.length > 0 ? messages : undefined);
}

async function withLock(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  await (locks ? locks.request(LOCK, work) : work());
}
