/** Hours at which a trip may begin. */
export const DEPARTURE_HOURS = [9, 14] as const;
export type DepartureHour = (typeof DEPARTURE_HOURS)[number];

/** Hours at which a trip may end. */
export const ARRIVAL_HOURS = [12, 20] as const;
export type ArrivalHour = (typeof ARRIVAL_HOURS)[number];

/** The default hours of a trip. */
export const USUAL_HOURS: { from: DepartureHour; to: ArrivalHour } = { from: 9, to: 20 };

const HOUR = /^(\d{1,2})(?::00){0,2}$/;

/** An hour as it is sent on the wire: 9 is `09:00:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}

/** The hour of departure named by a text, `9`, `09:00` or `09:00:00`; undefined for any other one. */
export function readDepartureHour(text: string): DepartureHour | undefined {
  return DEPARTURE_HOURS.find((hour) => hour === wholeHour(text));
}

/** The hour of arrival named by a text; undefined for any other one. */
export function readArrivalHour(text: string): ArrivalHour | undefined {
  return ARRIVAL_HOURS.find((hour) => hour === wholeHour(text));
}

function wholeHour(text: string): number | undefined {
  const digits = HOUR.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
