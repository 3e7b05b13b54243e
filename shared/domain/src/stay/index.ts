export * from './calendar-limits';
export * from './horizon-choices';
export * from './check-stay';
export * from './document-windows';
export * from './hand-over-hours';
export * from './merge-ranges';
export * from './pick-stay';
export * from './price-refusals';
