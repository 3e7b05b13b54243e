import { INSURANCE_SLUGS, KM_PACKAGES } from '@campavia/domain';

import { EXTRAS, PLAIN_CHOICES, type Choices } from './choices';

const MAX_OPTIONS = 40;
const MAX_COUPON_LENGTH = 40;
const CHOSEN = /^(\d{1,9})(?::([1-9]\d{0,2}))?$/;

/** Invalid values count as not chosen. */
export function parseChoices(search: string): Choices {
  const params = new URLSearchParams(search);
  const km = KM_PACKAGES.find((each) => String(each) === params.get('km'));
  const insurance = INSURANCE_SLUGS.find((each) => each === params.get('insurance'));
  return {
    km: km ?? PLAIN_CHOICES.km,
    insurance: insurance ?? PLAIN_CHOICES.insurance,
    options: optionsOf(params.get('options') ?? ''),
    extras: EXTRAS.filter((extra) => params.get(extra) === '1'),
    coupon: couponOf(params.get('coupon') ?? ''),
  };
}

export function queryWithChoices(search: string, choices: Choices): string {
  const params = new URLSearchParams(search);
  const { km, insurance, options, extras, coupon } = choices;
  const written = {
    km: km === PLAIN_CHOICES.km ? undefined : String(km),
    insurance: insurance === PLAIN_CHOICES.insurance ? undefined : insurance,
    options: optionTexts(options).join(',') || undefined,
    ...Object.fromEntries(EXTRAS.map((extra) => [extra, extras.includes(extra) ? '1' : undefined])),
    coupon,
  };
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/** `12`, or `12:3` for three of it; in the address and in the api. */
export function optionTexts(options: Choices['options']): string[] {
  const chosen = Object.entries(options).filter(([, count]) => count > 0);
  return chosen.map(([id, count]) => (count === 1 ? id : `${id}:${count}`));
}

function optionsOf(text: string): Record<string, number> {
  const pairs = text.split(',', MAX_OPTIONS).flatMap((each) => {
    const [, id, count = '1'] = CHOSEN.exec(each.trim()) ?? [];
    return id ? [[id, Number(count)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function couponOf(text: string): string | undefined {
  return text.trim().slice(0, MAX_COUPON_LENGTH).toUpperCase() || undefined;
}
