export * from './equipments';
