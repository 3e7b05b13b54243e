export * from './equipments';
export * from './energies';
