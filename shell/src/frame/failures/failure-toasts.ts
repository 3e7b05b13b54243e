import type { EventBus, FailureShown } from '@campavia/remote-kit';

export interface FailureWords {
  /** In place of a field's name. */
  error: string;
  /** In place of a sentence. */
  unknown: string;
}

/**
 * Says failed deeds in the corner: one toast per entry, the field as its bold line, what is wrong as the plain
 * one (display rules of the error catalogue, section 8).
 */
export function showFailures(events: EventBus, words: FailureWords): () => void {
  return events.hear('failure.shown', ({ entries }) => {
    for (const entry of distinct(entries)) {
      const title = entry.field === undefined ? words.error : nameOf(entry.field);
      events.send('toast.shown', { tone: 'stop', title, text: entry.text ?? words.unknown });
    }
  });
}

function distinct(entries: FailureShown['entries']): FailureShown['entries'] {
  const known = new Map(entries.map((entry) => [`${entry.field ?? ''}|${entry.text ?? ''}`, entry]));
  return [...known.values()];
}

/** `date_from` is read as a name; a label stays as it is. */
function nameOf(field: string): string {
  const words = field.replaceAll(/[_.]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
