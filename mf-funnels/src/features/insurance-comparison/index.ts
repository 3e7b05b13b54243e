export { CompareInsurances } from './compare-insurances';
