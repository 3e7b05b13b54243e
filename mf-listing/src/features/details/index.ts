const importSections = () => import('./load-section');

/** Load the sections below the first view with their messages, each when it is about to be read. */
export const loadInside = async () => (await importSections()).loadSection('Inside');
export const loadTerms = async () => (await importSections()).loadSection('Terms');
export const loadSimilarCampers = async () => (await importSections()).loadSection('SimilarCampers');
export const loadReportButton = async () => (await importSections()).loadSection('ReportButton');
export const loadUnpublishedNotice = async () => (await importSections()).loadSection('UnpublishedNotice');
