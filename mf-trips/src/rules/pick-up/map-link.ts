interface Point {
  latitude: number;
  longitude: number;
}

const PLACES = 5;
const ZOOM = 17;

/** A point in the format of maps and navigation devices: `45.89924, 6.12938`. */
export function pointText({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(PLACES)}, ${longitude.toFixed(PLACES)}`;
}

/** The address of a map outside the site that marks a point. */
export function mapLinkOf({ latitude, longitude }: Point): string {
  const [lat, lon] = [latitude.toFixed(PLACES), longitude.toFixed(PLACES)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`;
}
