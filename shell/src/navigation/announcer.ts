export function createAnnouncer(document: Document): (text: string) => void {
  const region = document.createElement('div');
  region.dataset.announcer = '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
