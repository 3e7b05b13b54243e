import { loadSection } from './load-section';

export const loadInside = () => loadSection('Inside');
export const loadTerms = () => loadSection('Terms');
export const loadSimilarCampers = () => loadSection('SimilarCampers');
export const loadReportButton = () => loadSection('ReportButton');
export const loadUnpublishedNotice = () => loadSection('UnpublishedNotice');
