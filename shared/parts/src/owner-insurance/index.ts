export { OwnerInsuranceFiles } from './owner-insurance-files';
