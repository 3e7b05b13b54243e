import { isPlainDate, type PlainDate } from '@campavia/domain';

import type { MessageId } from './messages/messages';
import { InvalidFieldsError, type Sentence } from './http-errors';

const EMAIL =
  /^[!#$%&'*+/=?^_`{|}~\w-]+(\.[!#$%&'*+/=?^_`{|}~\w-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const PHONE = /^\+[1-9]\d{7,14}$/;
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** Reads the fields of a form and collects every error, so that all are reported at once. */
export function createFieldReader() {
  const problems: Record<string, Sentence> = {};

  function refuse(field: string, id: MessageId, values?: Sentence['values']): undefined {
    problems[field] ??= { id, values };
    return undefined;
  }

  /** A trimmed line of text: any characters, emoji included, but no control characters. */
  function line(field: string, value: string): string | undefined {
    const text = value.normalize('NFC').trim();
    if (!/[^\s\p{Cf}\p{M}]/u.test(text)) return refuse(field, 'field_required');
    return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) ? refuse(field, 'field_invalid') : text;
  }

  /** An e-mail address in the form that accounts are stored under. */
  function email(field: string, value: string): string | undefined {
    const address = value.trim().toLowerCase();
    if (!address) return refuse(field, 'field_required');
    return EMAIL.test(address) ? address : refuse(field, 'field_not_an_email');
  }

  /** A phone number with its country code, as E.164 writes it. */
  function phone(field: string, value: string): string | undefined {
    const digits = value.replace(/[\s().-]/g, '').replace(/^00/, '+');
    return PHONE.test(digits) ? digits : refuse(field, 'field_not_a_phone');
  }

  /** The birthday of somebody who may have an account: a day that exists, eighteen years ago or more. */
  function birthday(field: string, value: string, today: PlainDate): PlainDate | undefined {
    if (!isPlainDate(value)) return refuse(field, 'field_not_a_date');
    if (value > today || value < yearsBefore(today, OLDEST_YEARS)) {
      return refuse(field, 'field_not_a_birthday');
    }
    return value <= yearsBefore(today, ADULT_YEARS)
      ? value
      : refuse(field, 'field_too_young', { years: ADULT_YEARS });
  }

  /** A country by its two letters. */
  function country(field: string, code: string): string | undefined {
    const isKnown = /^[A-Z]{2}$/.test(code) && COUNTRIES.of(code) !== code;
    return isKnown ? code : refuse(field, 'field_not_a_choice');
  }

  /** @throws InvalidFieldsError naming every field that was refused */
  function settle(): void {
    if (Object.keys(problems).length) throw new InvalidFieldsError(problems);
  }

  return { refuse, line, email, phone, birthday, country, settle };
}

export type FieldReader = ReturnType<typeof createFieldReader>;

// As text: whoever was born on 29 February comes of age with 1 March.
function yearsBefore(day: PlainDate, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}
