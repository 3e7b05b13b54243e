interface Sent {
  message: string;
  next: Sent | undefined;
}

let first: Sent | undefined;
let last: Sent | undefined;

/** The process takes the message when the code of the release yields. */
export function send(kind: string, id: number, text = ''): void {
  const sent: Sent = { message: `${kind} ${id}\n${text}`, next: undefined };
  if (last) last.next = sent;
  first ??= sent;
  last = sent;
}

export function takeMessage(): string {
  const message = first?.message ?? '';
  first = first?.next;
  if (!first) last = undefined;
  return message;
}
