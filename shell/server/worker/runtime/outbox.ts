interface Sent {
  message: string;
  next: Sent | undefined;
}

let first: Sent | undefined;
let last: Sent | undefined;

/** Leaves a message for the process, which takes it when the code of the release has had its turn. */
export function send(kind: string, id: number, text = ''): void {
  const sent: Sent = { message: `${kind} ${id}\n${text}`, next: undefined };
  if (last) last.next = sent;
  first ??= sent;
  last = sent;
}

/** The oldest message that nobody has taken; empty without one. */
export function takeMessage(): string {
  const message = first?.message ?? '';
  first = first?.next;
  if (!first) last = undefined;
  return message;
}
