const openDetails = () => import('../../details/open-details');

/** What stands further down the page; each comes when it is about to be read. */
export const loadInside = async () => (await openDetails()).openDetails('Inside');
export const loadTerms = async () => (await openDetails()).openDetails('Terms');
export const loadSimilar = async () => (await openDetails()).openDetails('SimilarCampers');
export const loadReport = async () => (await openDetails()).openDetails('ReportButton');
export const loadNotice = async () => (await openDetails()).openDetails('UnpublishedNotice');
export const loadCalendar = async () => (await import('../../dates/stay-calendar')).StayCalendar;
