import type { UpdateMe } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import type { FieldReader } from '../../../core/field-reader';

/** Optional personal details; null clears one. */
export function readPersonalDetails(
  { phone, borned_on }: Pick<UpdateMe, 'phone' | 'borned_on'>,
  fields: FieldReader,
  today: PlainDate,
) {
  return {
    phone: typeof phone === 'string' ? fields.phone('phone', phone) : phone,
    borned_on: typeof borned_on === 'string' ? fields.birthday('borned_on', borned_on, today) : borned_on,
  };
}

type Home = Pick<UpdateMe, 'street' | 'zipcode' | 'city' | 'country' | 'languages_spoken'>;

/** Residence and spoken languages; an empty value clears one. */
export function readHome(home: Home, fields: FieldReader) {
  const line = (field: 'street' | 'zipcode' | 'city') => {
    const text = home[field];
    return typeof text === 'string' && text.trim() !== '' ? fields.line(field, text) : clear(text);
  };
  const { country, languages_spoken: languages } = home;
  return {
    street: line('street'),
    zipcode: line('zipcode'),
    city: line('city'),
    country: country === undefined ? undefined : fields.country('country', country),
    languages_spoken: languages && readLanguages(languages, fields),
  };
}

function clear(text: string | null | undefined): null | undefined {
  return text === undefined ? undefined : null;
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function readLanguages(codes: readonly string[], fields: FieldReader): string[] | undefined {
  const isKnown = codes.every((code) => /^[a-z]{2}$/.test(code) && LANGUAGES.of(code) !== undefined);
  return isKnown ? [...new Set(codes)] : fields.refuse('languages_spoken', 'field_not_a_choice');
}
