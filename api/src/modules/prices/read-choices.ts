import type { PriceQuery } from '@campavia/contracts';
import {
  isPlainDate,
  KM_PACKAGES,
  readArrivalHour,
  readDepartureHour,
  tierOfId,
  tiersFor,
  type ArrivalHour,
  type ChosenOption,
  type DepartureHour,
  type InsuranceTier,
  type KmPackage,
  type PlainDate,
} from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import type { OfferedOption, PricedCamper } from './prices.store';

/** A requested trip. Its days may be in the wrong order, which has its own refusal. */
export interface RequestedTrip {
  from: PlainDate;
  to: PlainDate;
  hourFrom: DepartureHour;
  hourTo: ArrivalHour;
  km: KmPackage;
}

const STANDARD_ID = 1;

/** The trip of a query. @throws InvalidFieldsError for invalid days and hand-over times */
export function readTrip(query: PriceQuery): RequestedTrip {
  const fields = createFieldReader();
  const { date_from: from, date_to: to, hour_from = '9', hour_to = '20', km = 100 } = query;
  const hourFrom = readDepartureHour(hour_from) ?? fields.refuse('hour_from', 'field_not_a_departure_hour');
  const hourTo = readArrivalHour(hour_to) ?? fields.refuse('hour_to', 'field_not_an_arrival_hour');
  const kilometres = KM_PACKAGES.find((each) => each === km) ?? fields.refuse('km', 'field_not_a_choice');
  if (!isPlainDate(from)) fields.refuse('date_from', 'field_not_a_date');
  if (!isPlainDate(to)) fields.refuse('date_to', 'field_not_a_date');
  fields.settle();
  return { from, to, hourFrom, hourTo, km: kilometres } as RequestedTrip;
}

/** Choices among the camper's offers. */
export interface Choices {
  options: ChosenOption[];
  insurance: InsuranceTier;
}

/** The choices of a query. @throws InvalidFieldsError for what is not offered with this camper */
export function readChoices(query: PriceQuery, camper: PricedCamper): Choices {
  const fields = createFieldReader();
  const insurance = tierOfId(query.insurance_id ?? STANDARD_ID);
  if (!insurance || !tiersFor(camper.insured_by).includes(insurance)) {
    fields.refuse('insurance_id', 'insurance_not_offered');
  }
  if (query.second_driver && camper.second_driver === 'not_available') {
    fields.refuse('second_driver', 'second_driver_not_available');
  }
  const options = readOptions(query.options ?? [], camper.options, fields);
  fields.settle();
  return { options, insurance } as Choices;
}

const CHOSEN = /^(\d{1,9})(?::(\d{1,3}))?$/;

function readOptions(texts: readonly string[], offered: readonly OfferedOption[], fields: FieldReader) {
  const quantities = new Map<number, number>();
  for (const text of texts.flatMap((list) => list.split(',')).filter(Boolean)) {
    const [, id, quantity = '1'] = CHOSEN.exec(text.trim()) ?? [];
    const option = offered.find((each) => each.id === Number(id));
    if (!option) {
      fields.refuse('options', 'price_option_unknown');
      continue;
    }
    const sum = (quantities.get(option.id) ?? 0) + Number(quantity);
    if (sum > option.most) fields.refuse('options', 'price_option_too_many', { limit: option.most });
    quantities.set(option.id, sum);
  }
  return offered.flatMap((option) => {
    const quantity = quantities.get(option.id) ?? 0;
    return quantity > 0 ? [{ ...option, quantity }] : [];
  });
}
