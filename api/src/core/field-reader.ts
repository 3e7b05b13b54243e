import { isPlainDate, type PlainDate } from '@campavia/domain';

import type { MessageId } from './messages/messages';
import { InvalidFieldsError, type Sentence } from './http-errors';

const EMAIL =
  /^[!#$%&'*+/=?^_`{|}~\w-]+(\.[!#$%&'*+/=?^_`{|}~\w-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const PHONE = /^\+[1-9]\d{7,14}$/;
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** Validates form fields and collects all errors, so that they are reported together. */
export function createFieldReader() {
  const problems: Record<string, Sentence> = {};

  function refuse(field: string, id: MessageId, values?: Sentence['values']): undefined {
    problems[field] ??= { id, values };
    return undefined;
  }

  /** A trimmed line of text: any characters including emoji, but no control characters. */
  function line(field: string, value: string): string | undefined {
    const text = value.normalize('NFC').trim();
    if (!/[^\s\p{Cf}\p{M}]/u.test(text)) return refuse(field, 'field_required');
    return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) ? refuse(field, 'field_invalid') : text;
  }

  /** A normalised e-mail address, as stored with accounts. */
  function email(field: string, value: string): string | undefined {
    const address = value.trim().toLowerCase();
    if (!address) return refuse(field, 'field_required');
    return EMAIL.test(address) ? address : refuse(field, 'field_not_an_email');
  }

  /** A phone number with country code, in E.164 format. */
  function phone(field: string, value: string): string | undefined {
    const digits = value.replace(/[\s().-]/g, '').replace(/^00/, '+');
    return PHONE.test(digits) ? digits : refuse(field, 'field_not_a_phone');
  }

  /** The birth date of an account holder: an existing day at least eighteen years ago. */
  function birthday(field: string, value: string, today: PlainDate): PlainDate | undefined {
    if (!isPlainDate(value)) return refuse(field, 'field_not_a_date');
    if (value > today || value < yearsBefore(today, OLDEST_YEARS)) {
      return refuse(field, 'field_not_a_birthday');
    }
    return value <= yearsBefore(today, ADULT_YEARS)
      ? value
      : refuse(field, 'field_too_young', { years: ADULT_YEARS });
  }

  /** An ISO 3166-1 alpha-2 country code. */
  function country(field: string, code: string): string | undefined {
    const isKnown = /^[A-Z]{2}$/.test(code) && COUNTRIES.of(code) !== code;
    return isKnown ? code : refuse(field, 'field_not_a_choice');
  }

  /** @throws InvalidFieldsError with all invalid fields */
  function settle(): void {
    if (Object.keys(problems).length) throw new InvalidFieldsError(problems);
  }

  return { refuse, line, email, phone, birthday, country, settle };
}

export type FieldReader = ReturnType<typeof createFieldReader>;

// Compared as text: a person born on 29 February is of age on 1 March.
function yearsBefore(day: PlainDate, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}
