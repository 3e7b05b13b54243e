import type { ContactForm } from '@campavia/contracts';
import { findContactTextProblem } from '@campavia/domain';

import { createFieldReader } from '../../core/field-reader';

/** A validated message. */
export interface ReadContactForm {
  name: string;
  email: string;
  text: string;
}

interface Facts {
  /** Host of the site; links to it are allowed. */
  host: string;
  /** Whether the named booking, if any, is the sender's. */
  isOwnBooking: boolean;
}

/** Validates a message to the support team. @throws InvalidFieldsError with all invalid fields */
export function readContactForm(form: ContactForm, { host, isOwnBooking }: Facts): ReadContactForm {
  const fields = createFieldReader();
  const name = fields.line('name', form.name);
  if (name && findContactTextProblem(name, '')) fields.refuse('name', 'field_invalid');
  const email = fields.email('email', form.email);
  const text = readText(form.text);
  if (!text) fields.refuse('text', 'field_required');
  const problem = findContactTextProblem(text, host);
  if (problem) fields.refuse('text', `contact_${problem}`);
  if (!isOwnBooking) fields.refuse('booking_id', 'contact_booking_not_yours');
  fields.settle();
  return { name: String(name), email: String(email), text };
}

/** Removes characters that the database does not store, and normalises line ends. */
function readText(text: string): string {
  return text.replaceAll('\0', '').replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
