import type { Me, UpdateMe } from '@campavia/contracts';

export type ProfileForm = Record<string, string>;

/** A phone number without spaces and brackets, with a plus in place of 00. */
function normalisePhone(phone: string): string {
  return phone.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

function findChangedText(written: string | undefined, known: string): string | undefined {
  const line = written?.normalize('NFC').trim();
  return line === undefined || line === known ? undefined : line;
}

/** The current address is no change: it would cancel a pending change, which has a button of its own. */
function findChangedEmail(written: string | undefined, me: Me): string | undefined {
  const email = written?.trim().toLowerCase();
  return email === me.email || email === me.pending_email ? undefined : email;
}

function findChangedOrCleared(written: string | undefined, known: string | null): string | null | undefined {
  if (written === undefined || written === (known ?? '')) return undefined;
  return written === '' ? null : written;
}

function findChangedPhone(written: string | undefined, known: string | null): string | null | undefined {
  const phone = written?.trim();
  return phone !== undefined && normalisePhone(phone) === known
    ? undefined
    : findChangedOrCleared(phone, known);
}

/** Languages that a profile offers: those of the sites. */
export const SPOKEN_LANGUAGES = ['ca', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt'] as const;

/** Name of the box of a language in the form. */
export function spokenField(code: string): string {
  return `speaks_${code}`;
}

// A box that is not ticked is no field, so a form with the country is one with the boxes.
function findChangedLanguages(form: ProfileForm, { languages_spoken: known }: Me): string[] | undefined {
  if (form.country === undefined) return undefined;
  const offered: readonly string[] = SPOKEN_LANGUAGES;
  const ticked = offered.filter((code) => form[spokenField(code)] !== undefined);
  const others = known.filter((code) => !offered.includes(code));
  const isSame =
    known.length === ticked.length + others.length && ticked.every((code) => known.includes(code));
  return isSame ? undefined : [...ticked, ...others];
}

export function findProfileChanges(me: Me, form: ProfileForm): UpdateMe {
  const email = findChangedEmail(form.email, me);
  const changes = {
    first_name: findChangedText(form.first_name, me.first_name),
    last_name: findChangedText(form.last_name, me.last_name),
    email,
    // The api asks for the password only with a new address.
    password: email === undefined ? undefined : form.password || undefined,
    phone: findChangedPhone(form.phone, me.phone),
    borned_on: findChangedOrCleared(form.borned_on, me.borned_on),
    street: findChangedOrCleared(form.street?.trim(), me.street),
    zipcode: findChangedOrCleared(form.zipcode?.trim(), me.zipcode),
    city: findChangedOrCleared(form.city?.trim(), me.city),
    country: findChangedText(form.country, me.country),
    languages_spoken: findChangedLanguages(form, me),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined));
}
