export { BRAND, ContractSheet } from './contract-sheet';
export { Clauses, Sheet, SheetTop } from './sheet.styles';
