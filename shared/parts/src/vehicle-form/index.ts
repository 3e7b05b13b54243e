export { checkMessages } from './check.messages';
export { fieldMessages } from './field.messages';
export { formatField, type FieldToFormat } from './format-field';
export type { IdentifiedVehicle } from './identified-vehicle';
export { IdentitySection, type IdentitySectionProps } from './identity-section';
export { LocationSection, type LocationSectionProps } from './location-section';
export { SizeSection, type SizeSectionProps } from './size-section';
export {
  findDateProblem,
  findNumberProblem,
  limitsOf,
  NUMBER_FIELDS,
  type NumberField,
} from './rules/vehicle-checks';
export { changesOf, dateOf, LENGTH_FIELDS, POINT_FIELD, valuesOf } from './rules/vehicle-values';
export { useVehicleChecks } from './use-vehicle-checks';
export { Facts, PairedFields, Section, TwoFields } from './vehicle-form.styles';
export { vehicleMessages } from './vehicle.messages';
