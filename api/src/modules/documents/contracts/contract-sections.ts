import {
  CANCELLATION_TERMS,
  ceilDivide,
  daysInclusive,
  lastDayOnTime,
  momentMs,
  tierOfId,
  type CurrencyCode,
  type Minor,
  type PlainDate,
} from '@campavia/domain';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import { nameOfPriceLine } from '../../../core/messages/price-line-names';
import type { MessageValues } from '../../../core/messages/messages';
import { translateDocument, type DocumentTextId } from '../document-texts';
import type { ContractFacts, ContractParty } from './contract-facts.store';

/** A heading and its rows of label and text. */
export interface ContractSection {
  heading: string;
  rows: readonly (readonly [label: string, text: string])[];
}

/** Formats texts, days and money for the readers of a site. */
export function createContractFormatter(site: Pick<Site, 'locale' | 'language' | 'formatTag'>) {
  const { formatTag } = site;
  const name = catalogueOf(site);
  const countries = new Intl.DisplayNames(formatTag, { type: 'region' });
  const days = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    say: (id: DocumentTextId, values?: MessageValues) => translateDocument(name, id, values),
    line: (code: string) => nameOfPriceLine(name, code),
    country: (code: string) => countries.of(code) ?? code,
    day: (date: PlainDate) => days.format(momentMs(`${date}T00:00:00Z`)),
    money: (minor: Minor, currency: CurrencyCode) =>
      new Intl.NumberFormat(formatTag, { style: 'currency', currency }).format(minor / 100),
  };
}

export type ContractFormatter = ReturnType<typeof createContractFormatter>;

/** The sections of a contract. */
export function contractSections(facts: ContractFacts, formatter: ContractFormatter): ContractSection[] {
  const { say } = formatter;
  return [
    { heading: say('contract_owner'), rows: partyRows(facts.owner, formatter) },
    { heading: say('contract_guest'), rows: partyRows(facts.guest, formatter) },
    { heading: say('contract_camper'), rows: camperRows(facts, formatter) },
    { heading: say('contract_trip'), rows: tripRows(facts, formatter) },
    { heading: say('contract_price'), rows: priceRows(facts, formatter) },
    { heading: say('contract_rules'), rows: ruleRows(facts, formatter) },
    { heading: say('contract_cancelling'), rows: cancellingRows(facts, formatter) },
  ];
}

type Rows = ContractSection['rows'];

function partyRows(party: ContractParty, { say, day, country }: ContractFormatter): Rows {
  const address = [
    party.street,
    [party.zipcode, party.city].filter(Boolean).join(' '),
    country(party.country),
  ];
  const rows: (readonly [string, string | null | undefined])[] = [
    [say('contract_company'), party.company],
    [say('contract_registered'), party.registration_number],
    [say('contract_vat'), party.vat_number],
    [say('contract_name'), `${party.first_name} ${party.last_name}`.trim()],
    [say('contract_born'), party.borned_on && day(party.borned_on)],
    [say('contract_address'), address.filter(Boolean).join(', ')],
    [say('contract_phone'), party.phone],
    [say('contract_mail'), party.email],
  ];
  return rows.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

function camperRows({ camper }: ContractFacts, { say, money }: ContractFormatter): Rows {
  const methods = camper.deposit_mean.map((mean) => say(`mean_${mean}` as DocumentTextId)).join(', ');
  const deposit = money(camper.deposit, camper.currency);
  return [
    [say('contract_vehicle'), `${camper.brand} ${camper.model}, ${camper.year}`],
    [say('contract_listing'), camper.title],
    [say('contract_licence'), camper.licence_type],
    [say('contract_place'), camper.place],
    [say('contract_deposit'), methods ? `${deposit} (${methods})` : deposit],
  ];
}

function tripRows({ booking, camper }: ContractFacts, { say, day, money }: ContractFormatter): Rows {
  const tier = tierOfId(booking.insurance_id);
  const extra = money(camper.extra_km, camper.currency);
  return [
    [say('contract_from'), `${day(booking.date_from)}, ${hourText(booking.hour_from)}`],
    [say('contract_to'), `${day(booking.date_to)}, ${hourText(booking.hour_to)} (${booking.time_zone})`],
    [say('contract_days'), String(daysInclusive(booking.date_from, booking.date_to))],
    [say('contract_travellers'), String(booking.travelers)],
    [say('contract_kilometres'), say(`contract_km_${booking.km_package}`, { amount: extra })],
    [say('contract_insurance'), say(`contract_insurance_${tier?.slug ?? 'none'}`)],
    [say('contract_second_driver'), say(booking.second_driver ? 'contract_yes' : 'contract_no')],
  ];
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function priceRows({ booking, lines }: ContractFacts, { say, line, day, money }: ContractFormatter): Rows {
  const currency = booking.currency_used;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rows = lines.map(({ code, amount }) => [line(code), money(amount, currency)] as const);
  const sum = [say('contract_total'), money(booking.price ?? total, currency)] as const;
  if (booking.second_half_on === null || booking.price === null) return [...rows, sum];
  const first = ceilDivide(booking.price, 2);
  const halves = {
    first: money(first, currency),
    second: money(booking.price - first, currency),
    date: day(booking.second_half_on),
  };
  return [...rows, sum, [say('contract_payment'), say('contract_halves', halves)]];
}

function ruleRows({ camper }: ContractFacts, { say }: ContractFormatter): Rows {
  const yesOrNo = (allowed: boolean | null) => {
    if (allowed === null) return say('contract_ask_owner');
    return say(allowed ? 'contract_allowed' : 'contract_not_allowed');
  };
  return [
    [say('contract_pets'), yesOrNo(camper.pets_allowed)],
    [say('contract_smoking'), yesOrNo(camper.smoking_allowed)],
    [say('contract_abroad'), yesOrNo(camper.abroad_allowed)],
    [say('contract_return'), say('contract_return_text')],
  ];
}

function cancellingRows({ booking }: ContractFacts, { say, day }: ContractFormatter): Rows {
  const { graceHours: hours, graceLeadDays: days, onTimePercent } = CANCELLATION_TERMS;
  const until = day(lastDayOnTime(booking.date_from));
  return [
    [say('contract_grace'), say('contract_grace_text', { hours, days })],
    [say('contract_on_time', { date: until }), say('contract_on_time_text', { share: onTimePercent / 100 })],
    [say('contract_too_late'), say('contract_too_late_text')],
    [say('contract_owner_cancels'), say('contract_owner_cancels_text')],
  ];
}
