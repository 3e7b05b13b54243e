const importSections = () => import('./load-section');

export const loadInside = async () => (await importSections()).loadSection('Inside');
export const loadTerms = async () => (await importSections()).loadSection('Terms');
export const loadSimilarCampers = async () => (await importSections()).loadSection('SimilarCampers');
export const loadReportButton = async () => (await importSections()).loadSection('ReportButton');
export const loadUnpublishedNotice = async () => (await importSections()).loadSection('UnpublishedNotice');
