import type { Me, UpdateMe } from '@campavia/contracts';

/** What was written into the form of the profile, by field. */
export type ProfileForm = Record<string, string>;

/** The numbers of a phone, however it was written: spaces, brackets, 00 for the plus. */
function digitsOf(phone: string): string {
  return phone.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

function changedLine(written: string | undefined, known: string): string | undefined {
  const line = written?.normalize('NFC').trim();
  return line === undefined || line === known ? undefined : line;
}

/** Somebody's own address would take back a change that is under way; that has a button of its own. */
function changedAddress(written: string | undefined, me: Me): string | undefined {
  const email = written?.trim().toLowerCase();
  return email === me.email || email === me.pending_email ? undefined : email;
}

function changedOrNone(written: string | undefined, known: string | null): string | null | undefined {
  if (written === undefined || written === (known ?? '')) return undefined;
  return written === '' ? null : written;
}

function changedPhone(written: string | undefined, known: string | null): string | null | undefined {
  const phone = written?.trim();
  return phone !== undefined && digitsOf(phone) === known ? undefined : changedOrNone(phone, known);
}

/** Only what differs from what is known of somebody: an empty object when nothing does. */
export function profileChanges(me: Me, form: ProfileForm): UpdateMe {
  const email = changedAddress(form.email, me);
  const changes = {
    first_name: changedLine(form.first_name, me.first_name),
    last_name: changedLine(form.last_name, me.last_name),
    email,
    // Asked for with another address alone.
    password: email === undefined ? undefined : form.password || undefined,
    phone: changedPhone(form.phone, me.phone),
    borned_on: changedOrNone(form.borned_on, me.borned_on),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined));
}
